/** A query as a source gets it, with its variables by their names. */
export type Query = {text: string; variables: Readonly<Record<string, unknown>>};

/** Why a query was refused, with its place in the text where it has one; both count from 1. */
export type QueryFault = {message: string; line?: number; column?: number};

/** What a source answered: rows and faults counted, and the answer as text to be shown. */
export type QueryAnswer = {rows: number; faults: readonly QueryFault[]; text: string};

/** What came of a query; `sent` is the beginning of what arrived in place of an answer. */
export type QueryOutcome =
  ({kind: 'answered'} & QueryAnswer) | {kind: 'failed'; message: string; sent?: string};
