import {inspect} from './inspect';

/** What `console.log` prints of its values: `%s` and its like in the first, the others beside it. */
export function format(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string') return values.map(show).join(' ');
  if (rest.length === 0) return first;
  let used = 0;
  const text = first.replace(/%(s|d|i|f|j|o|O|c|%)/g, (directive, kind: string) => {
    if (kind === '%') return '%';
    return used < rest.length ? directed(kind, rest[used++]) : directive;
  });
  return [text, ...rest.slice(used).map(show)].join(' ');
}

const show = (value: unknown): string => (typeof value === 'string' ? value : inspect(value));

/** A value as a directive asks for it: text, number, integer, JSON, object; nothing for `%c`. */
function directed(kind: string, value: unknown): string {
  if (kind === 's') return textOf(value);
  if (kind === 'c') return '';
  if (kind === 'j') return jsonOf(value);
  if (kind === 'o' || kind === 'O') return inspect(value, {depth: kind === 'o' ? 4 : 2});
  if (typeof value === 'symbol') return 'NaN';
  if (kind === 'f') return inspect(Number.parseFloat(String(value)));
  if (typeof value === 'bigint') return `${value}n`;
  return inspect(kind === 'd' ? Number(value) : Number.parseInt(String(value), 10));
}

function textOf(value: unknown): string {
  const isPrimitive = typeof value !== 'object' || value === null;
  if (typeof value === 'bigint' || typeof value === 'number') return inspect(value);
  if (isPrimitive || hasOwnToString(value)) return String(value);
  return inspect(value, {depth: 0});
}

/** Whether an object has a `toString` of a program, rather than one of the language. */
function hasOwnToString(value: object): boolean {
  let owner: object | null = value;
  while (owner && !Object.hasOwn(owner, 'toString'))
    owner = Object.getPrototypeOf(owner) as object | null;
  if (owner === null) return false;
  if (owner === value) return true;
  const made: unknown = Object.getOwnPropertyDescriptor(owner, 'constructor')?.value;
  return !(typeof made === 'function' && Reflect.get(globalThis, made.name) === made);
}

function jsonOf(value: unknown): string {
  try {
    return String(JSON.stringify(value));
  } catch (cause) {
    if (cause instanceof TypeError && /circular|cyclic/i.test(cause.message)) return '[Circular]';
    throw cause;
  }
}
