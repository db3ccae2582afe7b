/** No word of a sentence looks so. */
const NAMED = /\s\((\w*[a-z][A-Z]\w*)\)$/;

/** The name that programs give a term, as a heading has it: of `Square root price (sqrtPriceX96)` the one in parentheses. */
export const nameInPrograms = (heading: string): string | undefined => NAMED.exec(heading)?.[1];
