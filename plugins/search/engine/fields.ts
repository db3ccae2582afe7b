/** What of a passage is indexed; the first three are read from its excerpt, the words of the others travel. */
export const FIELDS = ['heading', 'parents', 'searchedAs', 'asked', 'text', 'code'] as const;

export type FieldName = (typeof FIELDS)[number];

/** The fields whose words travel. */
export const SHIPPED = ['asked', 'text', 'code'] as const satisfies readonly FieldName[];

/** The words of a passage by field, in their order. */
export type FieldWords = Readonly<Record<FieldName, readonly string[]>>;

/** A word counts at most so often. */
export const MOST_COUNTED = 3;
