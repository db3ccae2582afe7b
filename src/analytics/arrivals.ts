import {claim} from './stored';

/** A page that was opened: its path and query, the page that led there, and when, in ms since 1970. */
export type Arrival = {page: string; search: string; referrer: string; time: number};

/** How the page that is open was opened. */
export const currentArrival = (): Arrival => ({
  page: location.pathname,
  search: location.search,
  referrer: document.referrer,
  time: Date.now(),
});

/** Takes out the pages of this tab that a reader left before their scripts ran. */
export function takeLeftPages({page, search, referrer}: Arrival): Arrival[] {
  // The page that is open is among them, and an earlier one where the reader reloaded it.
  const isCurrent = (one: Arrival) =>
    one.page === page && one.search === search && one.referrer === referrer;
  return claim('analytics-arrivals')
    .filter(isArrival)
    .filter((one) => !isCurrent(one));
}

/** A reader, or an extension, may have written it. */
const isArrival = (one: Partial<Arrival>): one is Arrival =>
  [one.page, one.search, one.referrer].every((text) => typeof text === 'string') &&
  typeof one.time === 'number';
