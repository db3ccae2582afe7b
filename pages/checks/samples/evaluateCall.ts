import {parseUnits} from 'viem';
import type {Call, Expression} from './code';
import {integerType} from './integerType';
import {operate, toInteger, type Value} from './operate';
import {NOW_SECONDS} from './wellKnownValue';

/** The value that a call of the languages or of a library of numbers returns. */
export function evaluateCall(
  call: Call,
  evaluate: (part: Expression) => Value | undefined,
): Value | undefined {
  const {name, receiver} = call;
  const values = call.arguments.map(evaluate);
  const [first, second] = values;
  if (isClockCall(call)) return NOW_SECONDS * 1_000n;
  if (SAME_AS_ARGUMENT.has(name) && values.length > 0) return first;
  if (SAME_AS_RECEIVER.has(name)) return receiver && evaluate(receiver);
  if (name === 'repeat') return repeated(receiver && evaluate(receiver), first);
  if (name === 'parseEther') return units(first, 18n);
  if (name === 'parseUnits') return units(first, second ?? 18n);
  const operator = OPERATORS[name];
  if (operator && receiver) {
    // `JSBI.add(one, other)` beside `one.add(other)`.
    return operate(operator, values.length === 2 ? values : [evaluate(receiver), ...values]);
  }
  return converted(name, first);
}

/** `Date.now()` and `new Date()`; a date of its own has an argument. */
export const isClockCall = ({name, receiver, arguments: {length}}: Call): boolean =>
  length === 0 &&
  (name === 'Date' || (name === 'now' && receiver?.kind === 'name' && receiver.name === 'Date'));

const SAME_AS_ARGUMENT: ReadonlySet<string> = new Set([
  ...['BigInt', 'Number', 'String', 'parseInt', 'floor', 'round', 'ceil', 'trunc'],
  ...['from', 'BigNumber', 'toBigInt', 'getBigInt', 'payable'],
]);

const SAME_AS_RECEIVER: ReadonlySet<string> = new Set([
  ...['toString', 'toHexString', 'valueOf', 'getTime', 'toBigInt', 'toNumber'],
]);

const OPERATORS: Readonly<Record<string, string>> = {
  add: '+',
  plus: '+',
  sub: '-',
  subtract: '-',
  minus: '-',
  mul: '*',
  multiply: '*',
  times: '*',
  div: '/',
  divide: '/',
  pow: '**',
  exponentiate: '**',
};

function repeated(text: Value | undefined, times: Value | undefined): string | undefined {
  const count = Number(times);
  // No number has more digits.
  return typeof text === 'string' && count >= 0 && count <= 1_000 ? text.repeat(count) : undefined;
}

function units(amount: Value | undefined, decimals: Value): bigint | undefined {
  if (amount === undefined || Number(decimals) > 77) return;
  try {
    return parseUnits(String(amount), Number(decimals));
  } catch {
    return undefined;
  }
}

/** `uint256(-1)`: a type of Solidity keeps the bits that it has. */
function converted(type: string, value: Value | undefined): bigint | undefined {
  const integer = integerType(type);
  const number = typeof value === 'string' ? toInteger(value) : value;
  if (!integer || number === undefined) return;
  return (integer.isUnsigned ? BigInt.asUintN : BigInt.asIntN)(integer.bits, number);
}
