import {inspect} from '../inspect';
import {AssertionError, difference} from './AssertionError';
import {isDeepEqual} from './isDeepEqual';

type Predicate = (error: unknown) => boolean;

/** What `throws` and `rejects` compare an error with. */
export type ExpectedError = RegExp | object | Predicate | undefined;

/** Throws where an error is not the expected one. */
export function requireError(error: unknown, expected: ExpectedError, message?: string): void {
  if (expected === undefined) return;
  if (expected instanceof RegExp) return requireMatch(error, expected, message);
  if (typeof expected === 'function') return requireAccepted(error, expected as Predicate, message);
  const wanted = expected as Record<string, unknown>;
  const keys = Object.keys(wanted);
  if (expected instanceof Error) keys.push('name', 'message');
  const isWrong = (key: string) => !fits(Reflect.get(Object(error), key), wanted[key]);
  if (!keys.some(isWrong)) return;
  const pick = (source: object) =>
    Object.fromEntries(keys.map((key) => [key, Reflect.get(source, key)]));
  throw new AssertionError(
    {message, actual: error, expected, operator: 'throws'},
    difference(
      'Expected values to be strictly deep-equal:',
      pick(Object(error) as object),
      pick(wanted),
    ),
  );
}

const fits = (value: unknown, wanted: unknown): boolean =>
  wanted instanceof RegExp && typeof value === 'string'
    ? wanted.test(value)
    : isDeepEqual(value, wanted);

function requireMatch(error: unknown, expected: RegExp, message?: string): void {
  if (expected.test(String(error))) return;
  throw new AssertionError(
    {message, actual: error, expected, operator: 'throws'},
    `The input did not match the regular expression ${expected}. Input:\n\n${inspect(String(error))}\n`,
  );
}

/** A class accepts its errors, another function those for which it returns `true`. */
function requireAccepted(error: unknown, expected: Predicate, message?: string): void {
  const prototype: unknown = expected.prototype;
  if (prototype !== undefined && error instanceof (expected as unknown as typeof Error)) return;
  const isErrorClass = Object.prototype.isPrototypeOf.call(Error, expected);
  if (!isErrorClass && expected.call({}, error) === true) return;
  const name = expected.name ? `"${expected.name}" ` : '';
  const fallback = isErrorClass
    ? `The error is expected to be an instance of "${expected.name}". Received "${classOf(error)}"\n\nError message:\n\n${messageOf(error)}`
    : `The ${name}validation function is expected to return "true". Received ${inspect(false)}\n\nCaught error:\n\n${inspect(error)}`;
  throw new AssertionError({message, actual: error, expected, operator: 'throws'}, fallback);
}

const classOf = (error: unknown): string =>
  String((Object(error) as {constructor?: {name?: string}}).constructor?.name);

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : inspect(error);
