/** The address of the page with all results of a query; half a character at its end is replaced. */
export const searchAddress = (query: string): string =>
  `/search?${new URLSearchParams({q: query}).toString()}`;
