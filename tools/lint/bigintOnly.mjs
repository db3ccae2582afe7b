const message =
  'src/protocol/ computes with bigint only: a number loses bits above 2^53. Numbers may say how long a text is, or in which base it is written.';

/** Text is the one place for numbers: a radix, a width to pad to, a length that becomes a bigint. */
const OF_TEXT = 'CallExpression[callee.property.name=/^(toString|padStart)$/]';

/** Syntax that lets a `number` take part in arithmetic, for ESLint's no-restricted-syntax. */
export const bigintOnly = [
  `:not(${OF_TEXT}) > Literal[raw=/^[\\d.]/]:not([bigint])`,
  'TSNumberKeyword',
  'Identifier[name=/^(Number|Math|parseFloat|parseInt|NaN|Infinity)$/]',
  'UnaryExpression[operator="+"]',
  ':not(CallExpression[callee.name="BigInt"]) > MemberExpression[property.name="length"]',
].map((selector) => ({selector, message}));
