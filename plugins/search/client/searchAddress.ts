/** The most characters of a query that an address holds: hosts refuse longer addresses. */
const LONGEST = 512;

/** The beginning of a query as an address holds it, with no character cut in half. */
export const shortQuery = (query: string): string => [...query].slice(0, LONGEST).join('');

/** The address of the page with all results of a query; half a character at its end is replaced. */
export const searchAddress = (query: string): string =>
  `/search?${new URLSearchParams({q: shortQuery(query)}).toString()}`;
