import {describe} from './describe';
import {layOut} from './layOut';
import {classOf, prefixOf} from './nameOf';
import {escapeText, quote} from './quote';

/** What one call of `inspect` keeps in mind. */
export type State = {
  /** Levels of objects to print; what lies deeper is named. */
  depth: number;
  indent: number;
  /** The objects around the value that is printed. */
  outer: object[];
  /** Numbers of the objects that contain themselves. */
  circular: Map<object, number>;
  /** The level of the object that was entered last. */
  level: number;
};

/** By this symbol an object prints itself. */
const CUSTOM = Symbol.for('nodejs.util.inspect.custom');
const LINE = 80;
const MOST_CHARACTERS = 10_000;

/** Prints a value as `util.inspect` of Node.js does, but for hidden properties and states of promises. */
export const inspect = (value: unknown, {depth = 2}: {depth?: number | null} = {}): string =>
  inspectAt(value, 0, {
    depth: depth ?? Infinity,
    indent: 0,
    outer: [],
    circular: new Map(),
    level: 0,
  });

/** Prints a value that lies so many objects deep. */
export function inspectAt(value: unknown, level: number, state: State): string {
  if (typeof value === 'object' ? value === null : typeof value !== 'function')
    return inspectPrimitive(value, state.indent);
  const object = value as object;
  const printed = ownText(object, level, state);
  if (printed !== undefined) return printed;
  if (state.outer.includes(object)) {
    if (!state.circular.has(object)) state.circular.set(object, state.circular.size + 1);
    return `[Circular *${state.circular.get(object)}]`;
  }
  return inspectObject(object, level, state);
}

function inspectObject(object: object, level: number, state: State): string {
  const described = describe(object, state.indent);
  if (described.isComplete) return described.base;
  if (level > state.depth)
    return classOf(object) === null
      ? '[Object: null prototype]'
      : `[${prefixOf(object, 'Object').trimEnd()}]`;
  state.outer.push(object);
  state.level = level + 1;
  const show = (one: unknown) => inspectAt(one, level + 1, state);
  const entries = described.entries((work) => indented(state, work), show);
  for (const key of described.keys) entries.push(inspectProperty(object, key, level + 1, state));
  state.outer.pop();
  const number = state.circular.get(object);
  const reference = number === undefined ? '' : `<ref *${number}>`;
  return layOut(entries, {
    indent: state.indent,
    levels: state.level - (level + 1),
    base: [reference, described.base].filter(Boolean).join(' '),
    brackets: described.brackets,
    items: described.items,
  });
}

/** A property as `key: value`; a getter is named, not called. */
function inspectProperty(object: object, key: PropertyKey, level: number, state: State): string {
  const {value, get, set, enumerable} = Object.getOwnPropertyDescriptor(object, key) ?? {};
  const accessor = [get && 'Getter', set && 'Setter'].filter(Boolean).join('/');
  const text = accessor ? `[${accessor}]` : indented(state, () => inspectAt(value, level, state));
  return `${keyText(key, enumerable ?? false)}: ${text}`;
}

function keyText(key: PropertyKey, isEnumerable: boolean): string {
  const text = String(key);
  if (typeof key === 'symbol' || !isEnumerable) return `[${escapeText(text)}]`;
  if (text === '__proto__') return "['__proto__']";
  return /^[a-zA-Z_]\w*$/.test(text) ? text : quote(text);
}

function inspectPrimitive(value: unknown, indent: number): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (Object.is(value, -0)) return '-0';
  if (typeof value !== 'string') return String(value);
  const text = value.slice(0, MOST_CHARACTERS);
  const left = value.length - text.length;
  const more = left > 0 ? `... ${left} more character${left > 1 ? 's' : ''}` : '';
  if (text.length <= 16 || text.length <= LINE - indent - 4) return quote(text) + more;
  return (
    text
      .split(/(?<=\n)/)
      .map(quote)
      .join(` +\n${' '.repeat(indent + 2)}`) + more
  );
}

/** What an object prints of itself, where it does. */
function ownText(object: object, level: number, state: State): string | undefined {
  const custom: unknown = Reflect.get(object, CUSTOM);
  if (typeof custom !== 'function' || classOf(object) === null) return undefined;
  const text: unknown = custom.call(object, state.depth - level, {depth: state.depth}, inspect);
  if (text === object) return undefined;
  if (typeof text !== 'object') return `${String(text)}`;
  const margin = `\n${' '.repeat(state.indent)}`;
  return inspectAt(text, level, state).replaceAll('\n', margin);
}

function indented<T>(state: State, work: () => T): T {
  state.indent += 2;
  const made = work();
  state.indent -= 2;
  return made;
}
