/** A number, or a text that may spell one. */
export type Value = bigint | string;

/** The value of an operation, where all of its operands have one. */
export function operate(
  operator: string,
  operands: readonly (Value | undefined)[],
): Value | undefined {
  const values = operands.filter((operand) => operand !== undefined);
  if (values.length < operands.length) return;
  if (operator === '+' && values.some((value) => typeof value === 'string')) return values.join('');
  const [first, second] = values.map((value) =>
    typeof value === 'string' ? toInteger(value) : value,
  );
  if (first === undefined) return;
  if (operands.length === 1) return UNARY[operator]?.(first);
  return second === undefined ? undefined : BINARY[operator]?.(first, second);
}

/** The width of the type does not show in a literal; amounts and times have the widest. */
const UNARY: Readonly<Record<string, (operand: bigint) => bigint>> = {
  '+': (operand) => operand,
  '-': (operand) => -operand,
  '~': (operand) => BigInt.asUintN(256, ~operand),
};

const BINARY: Readonly<Record<string, (left: bigint, right: bigint) => bigint | undefined>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => (right === 0n ? undefined : left / right),
  '**': (left, right) => (isExponent(right) ? left ** right : undefined),
  '<<': (left, right) => (isExponent(right) ? left << right : undefined),
};

/** No type has more bits; a larger exponent would take the memory. */
const isExponent = (value: bigint): boolean => value >= 0n && value <= 256n;

/** The whole number that a text spells, in decimal digits, in hexadecimal ones, or as `1e18`. */
export function toInteger(text: string): bigint | undefined {
  const digits = text.replaceAll('_', '').trim();
  try {
    return digits === '' ? undefined : BigInt(digits);
  } catch {
    const number = Number(digits);
    return Number.isInteger(number) ? BigInt(number) : undefined;
  }
}
