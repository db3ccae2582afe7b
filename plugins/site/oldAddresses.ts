import type {Redirect} from '../../config/redirects';

type Rules = {
  /** Single pages that moved. */
  movedPages: readonly Redirect[];
  /** Parts of addresses that moved; the first that stands in a page's address applies. */
  movedParts: readonly Redirect[];
};

/** The `createRedirects` option of the redirect plugin: the old addresses of each page. */
export function oldAddresses({movedPages, movedParts}: Rules, routes: readonly string[]) {
  checkRedirects(movedPages, new Set(routes));
  return (page: string): string[] => {
    const part = movedParts.find(({to}) => page.includes(to));
    return [
      ...movedPages.filter(({to}) => to === page).map(({from}) => from),
      ...(part ? [page.replace(part.to, part.from)] : []),
    ];
  };
}

function checkRedirects(redirects: readonly Redirect[], routes: ReadonlySet<string>): void {
  for (const {from, to} of redirects) {
    if (!routes.has(to)) {
      throw new Error(
        `config/redirects.ts: "${from}" leads to "${to}", which is no page of the site; did you mean ${nearest(to, routes)}?`,
      );
    }
    if (routes.has(from)) {
      throw new Error(
        `config/redirects.ts: the redirect from "${from}" hides the page of that address; remove the redirect or the page.`,
      );
    }
  }
}

function nearest(address: string, routes: ReadonlySet<string>): string {
  const shared = (other: string) => {
    let length = 0;
    while (length < other.length && other[length] === address[length]) length++;
    return length;
  };
  return [...routes].reduce((best, other) => (shared(other) > shared(best) ? other : best));
}
