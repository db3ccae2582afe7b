/** How long after a failed request a browser may report that the policy blocked it, in milliseconds. */
const LATEST_REPORT = 100;

type PolicyWatch = {
  /** Whether the Content-Security-Policy blocked the request; asked once it failed. */
  hasBlocked: () => Promise<boolean>;
  stop: () => void;
};

/** Listens for the browser's report that the policy of the page blocks requests to an origin. */
export function watchPolicy(url: string): PolicyWatch {
  const {origin} = new URL(url);
  const watch = new AbortController();
  const report = new Promise<boolean>((resolve) => {
    document.addEventListener(
      'securitypolicyviolation',
      ({effectiveDirective, blockedURI}) => {
        if (effectiveDirective === 'connect-src' && originOf(blockedURI) === origin) resolve(true);
      },
      {signal: watch.signal},
    );
  });
  return {
    hasBlocked: () => Promise.race([report, noReport()]),
    stop: () => {
      watch.abort();
    },
  };
}

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;

const noReport = (): Promise<false> =>
  new Promise((resolve) => {
    setTimeout(resolve, LATEST_REPORT, false);
  });
