import {inspect} from '../inspect';

type Details = {message?: string; actual?: unknown; expected?: unknown; operator?: string};

/** The error of a failed assertion, as Node.js throws it. */
export class AssertionError extends Error {
  readonly code = 'ERR_ASSERTION';
  readonly generatedMessage: boolean;
  readonly actual: unknown;
  readonly expected: unknown;
  readonly operator: string | undefined;

  constructor({message, actual, expected, operator}: Details, fallback = 'Failed') {
    super(message ?? fallback);
    Object.defineProperty(this, 'name', {
      value: 'AssertionError',
      ...{enumerable: false, writable: true, configurable: true},
    });
    // Node.js has the code in the stack, and not in the name.
    this.stack = this.stack?.replace(/^(\w*Error)?/, 'AssertionError [ERR_ASSERTION]');
    this.generatedMessage = message === undefined;
    this.actual = actual;
    this.expected = expected;
    this.operator = operator;
  }
}

/** Two values up to this length stand on one line. */
const SHORT = 12;

/** How two values differ: in one line where they are short, else by lines that only one of them has. */
export function difference(title: string, actual: unknown, expected: unknown): string {
  const [one, other] = [actual, expected].map((value) => inspect(value, {depth: 1000}));
  if (one === undefined || other === undefined) return title;
  const isPrimitive = [actual, expected].every(
    (value) => typeof value !== 'object' || value === null,
  );
  const isZero = actual === 0 && expected === 0;
  if (isPrimitive && !isZero && one.length + other.length <= SHORT)
    return `${title}\n\n${one} !== ${other}\n`;
  const [left, right] = [one.split('\n'), other.split('\n')];
  const start = sharedLength(left, right);
  const end = sharedLength(left.slice(start).reverse(), right.slice(start).reverse());
  const lines = [
    ...left.slice(0, start).map((line) => `  ${line}`),
    ...left.slice(start, left.length - end).map((line) => `+ ${line}`),
    ...right.slice(start, right.length - end).map((line) => `- ${line}`),
    ...left.slice(left.length - end).map((line) => `  ${line}`),
  ];
  return `${title}\n+ actual - expected\n\n${lines.join('\n')}${markBelow(one, other)}`;
}

/** A mark below the first character that differs. */
function markBelow(one: string, other: string): string {
  if (/\n/.test(one + other) || one.length + other.length >= 80) return '';
  const at = sharedLength([...one], [...other]);
  return at > 2 ? `\n${' '.repeat(at + 2)}^` : '';
}

function sharedLength(one: readonly string[], other: readonly string[]): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at++;
  return at;
}
