/** Why a query was refused, with its place in the text where it has one; both count from 1. */
export type Fault = {message: string; line?: number; column?: number};

/** What a source answered: rows and faults counted, and the answer as text to be shown. */
export type Answer = {rows: number; faults: readonly Fault[]; text: string};

/** What came of a query; `sent` is the beginning of what arrived in place of an answer. */
export type Outcome =
  ({kind: 'answered'} & Answer) | {kind: 'failed'; message: string; sent?: string};

/** Variables as a reader gave them. */
export type Variables = Readonly<Record<string, unknown>>;

/** A query as a source gets it. */
export type Question = {text: string; variables: Variables};
