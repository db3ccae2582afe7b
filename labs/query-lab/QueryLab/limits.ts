/** Longest text of a query, in characters: it is also searched for what may follow, at each key. */
export const LONGEST_QUERY = 20_000;

/** Brackets within brackets that the editor takes: it colours each pair. */
export const DEEPEST_BRACKETS = 60;

/** Fields within fields, as recorded rows are asked. */
export const DEEPEST_QUERY = 12;

/** How long recorded rows are searched before the search is ended, in milliseconds. */
export const LONGEST_SEARCH = 5_000;

/** How long an endpoint may take until its last byte, in milliseconds. */
export const LONGEST_WAIT = 20_000;

/** Largest answer that is read, in bytes from an endpoint, in characters from recorded rows. */
export const LARGEST_ANSWER = 2_000_000;

/** Deepest answer that is read: lists and objects within each other. */
export const DEEPEST_ANSWER = 100;

/** Characters of an answer that are shown; all of it can be copied. */
export const LONGEST_SHOWN = 100_000;
