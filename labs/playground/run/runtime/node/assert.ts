import {inspect} from '../inspect';
import {AssertionError, difference} from './AssertionError';
import {requireError, type ExpectedError} from './expectedError';
import {isDeepEqual} from './isDeepEqual';

type Message = string | Error | undefined;

/** `node:assert/strict`: throws an `AssertionError` where a claim does not hold. */
export const assert = Object.assign((value: unknown, message?: Message) => ok(value, message), {
  ...{AssertionError, ok, throws, doesNotThrow, rejects, doesNotReject, match, doesNotMatch},
  ...{fail: (message?: Message) => refuse(message, 'Failed'), ifError},
  ...{equal, notEqual, deepEqual, notDeepEqual},
  ...{strictEqual: equal, notStrictEqual: notEqual},
  ...{deepStrictEqual: deepEqual, notDeepStrictEqual: notDeepEqual},
});

function refuse(message: Message, fallback: string, details: object = {}): never {
  if (message instanceof Error) throw message;
  throw new AssertionError({...details, message}, fallback);
}

function ok(value: unknown, message?: Message): void {
  const details = {actual: value, expected: true, operator: '=='};
  if (!value) refuse(message, 'The expression evaluated to a falsy value', details);
}

function equal(actual: unknown, expected: unknown, message?: Message): void {
  if (Object.is(actual, expected)) return;
  const isSameText = inspect(actual) === inspect(expected);
  const title = isSameText
    ? 'Values have same structure but are not reference-equal:'
    : 'Expected values to be strictly equal:';
  const text = isSameText
    ? `${title}\n\n${inspect(actual)}\n`
    : difference(title, actual, expected);
  refuse(message, text, {actual, expected, operator: 'strictEqual'});
}

function notEqual(actual: unknown, expected: unknown, message?: Message): void {
  if (!Object.is(actual, expected)) return;
  const title = 'Expected "actual" to be strictly unequal to:';
  refuseEqual(title, {actual, expected, operator: 'notStrictEqual', message});
}

function deepEqual(actual: unknown, expected: unknown, message?: Message): void {
  if (isDeepEqual(actual, expected)) return;
  const title = 'Expected values to be strictly deep-equal:';
  const details = {actual, expected, operator: 'deepStrictEqual'};
  refuse(message, difference(title, actual, expected), details);
}

function notDeepEqual(actual: unknown, expected: unknown, message?: Message): void {
  if (!isDeepEqual(actual, expected)) return;
  const title = 'Expected "actual" not to be strictly deep-equal to:';
  refuseEqual(title, {actual, expected, operator: 'notDeepStrictEqual', message});
}

type Equal = {actual: unknown; expected: unknown; operator: string; message: Message};

/** Values up to this length stand on the line of the title. */
const SHORT = 5;

function refuseEqual(title: string, {message, ...details}: Equal): never {
  const text = inspect(details.actual);
  const isOneLine = !text.includes('\n');
  const gap = isOneLine && text.length <= SHORT ? ' ' : '\n\n';
  return refuse(message, `${title}${gap}${text}${isOneLine ? '' : '\n'}`, details);
}

function match(text: string, pattern: RegExp, message?: Message): void {
  if (typeof text === 'string' && pattern.test(text)) return;
  const fallback = `The input did not match the regular expression ${pattern}. Input:\n\n${inspect(text)}\n`;
  refuse(message, fallback, {actual: text, expected: pattern, operator: 'match'});
}

function doesNotMatch(text: string, pattern: RegExp, message?: Message): void {
  if (typeof text === 'string' && !pattern.test(text)) return;
  const fallback = `The input was expected to not match the regular expression ${pattern}. Input:\n\n${inspect(text)}\n`;
  refuse(message, fallback, {actual: text, expected: pattern, operator: 'doesNotMatch'});
}

function throws(work: () => unknown, expected?: ExpectedError | string, message?: string): void {
  try {
    work();
  } catch (error) {
    return checkError(error, expected, message);
  }
  missing('exception', expected, message, 'throws');
}

async function rejects(
  work: Promise<unknown> | (() => Promise<unknown>),
  expected?: ExpectedError | string,
  message?: string,
): Promise<void> {
  // A function that throws at once is no promise that rejects.
  const promise = typeof work === 'function' ? work() : work;
  try {
    await promise;
  } catch (error) {
    return checkError(error, expected, message);
  }
  missing('rejection', expected, message, 'rejects');
}

const checkError = (error: unknown, expected: ExpectedError | string, message?: string): void =>
  typeof expected === 'string' ? undefined : requireError(error, expected, message);

function missing(
  what: string,
  expected: ExpectedError | string,
  message: string | undefined,
  operator: string,
): never {
  const detail = typeof expected === 'string' ? expected : message;
  const name = typeof expected === 'function' && expected.name ? ` (${expected.name})` : '';
  const text = `Missing expected ${what}${name}${detail ? `: ${detail}` : '.'}`;
  return refuse(undefined, text, {expected, operator});
}

function doesNotThrow(work: () => unknown): void {
  work();
}

async function doesNotReject(work: Promise<unknown> | (() => Promise<unknown>)): Promise<void> {
  await (typeof work === 'function' ? work() : work);
}

function ifError(value: unknown): void {
  if (value === null || value === undefined) return;
  const text = value instanceof Error ? value.message : inspect(value);
  refuse(undefined, `ifError got unwanted exception: ${text}`, {actual: value});
}
