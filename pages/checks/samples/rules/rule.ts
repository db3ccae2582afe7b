import type {Code, NamedValue} from '../code';

/** A place that loses money, why, and the safe form. */
export type UnsafeCode = {line: number; fault: string; instead: string};

/** Finds the places of a sample that lose money. */
export type Rule = (code: Code) => UnsafeCode[];

/** How a fault names a value: `deadline`, or `deadline of swapExactTokensForTokens`. */
export const subjectOf = ({name, of}: NamedValue): string => (of ? `${name} of ${of}` : name);

export const sentenceOf = ({fault, instead}: UnsafeCode): string =>
  `${fault}. Instead, ${instead}.`;
