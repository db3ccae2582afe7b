import type {FieldName} from './fields';

/** The passages that have a word in a field, in their order, and how often each has it. */
export type Postings = {ids: number[]; counts: number[]};

/** Where a word stands, by field. */
export type ByField = Partial<Record<FieldName, Postings>>;

/** By field: how many words each passage has. */
export type Lengths = Record<FieldName, number[]>;
