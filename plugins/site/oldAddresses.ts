import type {Redirect} from '../../config/redirects';
import type {Route} from '../../pages/inventory';

type Rules = {
  /** Single pages that moved. */
  movedPages: readonly Redirect[];
  /** Parts of addresses that moved; the first that stands in a page's address applies. */
  movedParts: readonly Redirect[];
};

/**
 * The `createRedirects` option of the redirect plugin: the old addresses of each page that exists.
 * A redirect to an awaited page is therefore listed, and emitted on the day the page arrives.
 */
export function oldAddresses({movedPages, movedParts}: Rules, inventory: readonly Route[]) {
  checkRedirects(movedPages, inventory);
  return (page: string): string[] => {
    const part = movedParts.find(({to}) => page.includes(to));
    return [
      ...movedPages.filter(({to}) => to === page).map(({from}) => from),
      ...(part ? [page.replace(part.to, part.from)] : []),
    ];
  };
}

function checkRedirects(redirects: readonly Redirect[], inventory: readonly Route[]): void {
  const known = new Set(inventory.map((route) => route.path));
  for (const {from, to} of redirects) {
    if (!known.has(to)) {
      throw new Error(
        `config/redirects.ts: "${from}" leads to "${to}", which is no page of tests/inventory.tsv. Expected one of its paths; did you mean ${nearest(to, known)}?`,
      );
    }
    if (known.has(from)) {
      throw new Error(
        `config/redirects.ts: the redirect from "${from}" hides the page of that address. Expected an address that is not in tests/inventory.tsv; remove the redirect or the page.`,
      );
    }
  }
}

function nearest(address: string, known: ReadonlySet<string>): string {
  const shared = (other: string) => {
    let length = 0;
    while (length < other.length && other[length] === address[length]) length++;
    return length;
  };
  return [...known].reduce((best, other) => (shared(other) > shared(best) ? other : best));
}
