import type {Edits} from './runner';

/** Characters that a program may print; more than any page shows. */
export const MOST_PRINTED = 1_000_000;

/** What ends a program that prints more. */
export const PRINTED_TOO_MUCH = 'The program printed more than 1 MB and was ended.';

/** Milliseconds after which a run is ended. Contracts of a reader's own may deploy and call for longer. */
export const limitMsOf = (edits: Edits): number =>
  Object.keys(edits).some((file) => file.endsWith('.sol')) ? 30_000 : 10_000;
