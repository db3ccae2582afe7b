/** The words of an identifier in lower case: `amount`, `out`, `min` of `amountOutMin` and `AMOUNT_OUT_MIN`. */
export const wordsOf = (identifier: string): string[] =>
  identifier
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .filter((word) => word !== '');
