import {errorText} from './errorText';
import {MOST_ITEMS} from './layOut';
import {classOf, functionText, prefixOf, tagOf} from './nameOf';
import {quote} from './quote';

type Show = (value: unknown) => string;
type Indented = <T>(work: () => T) => T;

/** How an object is printed: what stands before its bracket, its brackets, its entries, its keys. */
export type Description = {
  base: string;
  brackets: readonly [string, string];
  /** Whether `base` is all of it. */
  isComplete: boolean;
  /** Entries that are no properties: items of arrays, sets and maps. */
  entries: (indented: Indented, show: Show) => string[];
  keys: readonly PropertyKey[];
  /** The items of an array, which are printed in columns. */
  items?: ArrayLike<unknown>;
};

type Kind = Partial<Omit<Description, 'isComplete'>> & {
  /** Whether an object of this kind without entries and keys is its base, or brackets with nothing in them. */
  isEmpty?: boolean;
};

/** Describes an object for `inspect`; `indent` is the column where it begins. */
export function describe(value: object, indent: number): Description {
  const kind = kindOf(value, indent);
  const {base = '', brackets = ['{', '}'], entries = () => [], isEmpty = true, items} = kind;
  const keys = kind.keys ?? keysOf(value);
  const isComplete = isEmpty && keys.length === 0;
  return {
    base: isComplete && base === '' ? brackets.join('') : base,
    ...{brackets, isComplete, entries, keys, items},
  };
}

function kindOf(value: object, indent: number): Kind {
  if (Array.isArray(value)) return arrayKind(value);
  if (value instanceof Set) return setKind(value);
  if (value instanceof Map) return mapKind(value);
  if (ArrayBuffer.isView(value) && !(value instanceof DataView))
    return typedArrayKind(value as Uint8Array);
  if (value instanceof ArrayBuffer) return bufferKind(value);
  if (typeof value === 'function') return {base: functionText(value as () => unknown)};
  if (value instanceof RegExp) return {base: withPrefix(value, 'RegExp', String(value))};
  if (value instanceof Date) return {base: withPrefix(value, 'Date', dateText(value))};
  if (value instanceof Error) {
    const {text, keys} = errorText(value, keysOf(value), indent);
    return {base: text, keys};
  }
  if (value instanceof Promise) return hidden(value, 'Promise', '<pending>');
  if (value instanceof WeakMap || value instanceof WeakSet)
    return hidden(value, 'Object', '<items unknown>');
  if (/^(Number|String|Boolean|BigInt|Symbol)$/.test(classOf(value) ?? '')) return boxed(value);
  if (classOf(value) === 'Object' && tagOf(value) === '') return {};
  return {brackets: [`${prefixOf(value, 'Object')}{`, '}']};
}

function arrayKind(value: readonly unknown[]): Kind {
  const isPlain = classOf(value) === 'Array' && tagOf(value) === '';
  const prefix = isPlain ? '' : prefixOf(value, 'Array', `(${value.length})`);
  return {
    brackets: [`${prefix}[`, ']'],
    keys: keysOf(value).filter((key) => typeof key === 'symbol' || !/^\d+$/.test(String(key))),
    isEmpty: value.length === 0,
    items: value,
    entries: (indented, show) => indented(() => itemTexts(value, show)),
  };
}

/** Items of an array, its holes counted. */
function itemTexts(value: readonly unknown[], show: Show): string[] {
  const texts: string[] = [];
  let at = 0;
  while (at < value.length && texts.length < MOST_ITEMS) {
    const start = at;
    while (at < value.length && !Object.hasOwn(value, at)) at++;
    const holes = at - start;
    if (holes > 0) texts.push(`<${holes} empty item${holes > 1 ? 's' : ''}>`);
    else texts.push(show(value[at++]));
  }
  return [...texts, ...moreThan(value.length - at)];
}

const setKind = (value: ReadonlySet<unknown>): Kind => ({
  brackets: [`${prefixOf(value, 'Set', `(${value.size})`)}{`, '}'],
  isEmpty: value.size === 0,
  entries: (indented, show) => indented(() => limited(value, show)),
});

const mapKind = (value: ReadonlyMap<unknown, unknown>): Kind => ({
  brackets: [`${prefixOf(value, 'Map', `(${value.size})`)}{`, '}'],
  isEmpty: value.size === 0,
  entries: (indented, show) =>
    indented(() => limited(value, ([key, one]) => `${show(key)} => ${show(one)}`)),
});

const typedArrayKind = (value: Uint8Array): Kind => ({
  brackets: [`${prefixOf(value, 'TypedArray', `(${value.length})`)}[`, ']'],
  keys: [],
  isEmpty: value.length === 0,
  items: value,
  entries: (_, show) => limited(value, show),
});

const bufferKind = (value: ArrayBuffer): Kind => {
  const bytes = [...new Uint8Array(value, 0, Math.min(50, value.byteLength))];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0'));
  const left = value.byteLength - bytes.length;
  const more = left > 0 ? ` ... ${left} more byte${left > 1 ? 's' : ''}` : '';
  return {
    brackets: [`${prefixOf(value, 'ArrayBuffer')}{`, '}'],
    isEmpty: false,
    entries: () => [
      `[Uint8Contents]: <${hex.join(' ')}${more}>`,
      `byteLength: ${value.byteLength}`,
    ],
  };
};

const hidden = (value: object, fallback: string, content: string): Kind => ({
  brackets: [`${prefixOf(value, fallback)}{`, '}'],
  isEmpty: false,
  entries: () => [content],
});

function boxed(value: object): Kind {
  const inner: unknown = value.valueOf();
  const text = typeof inner === 'string' ? quote(inner) : String(inner);
  const keys = keysOf(value).filter(
    (key) => typeof inner !== 'string' || !/^\d+$/.test(String(key)),
  );
  return {base: `[${classOf(value)}: ${text}${typeof inner === 'bigint' ? 'n' : ''}]`, keys};
}

const limited = <T>(values: Iterable<T>, show: (value: T) => string): string[] => {
  const all = [...values];
  return [
    ...all.slice(0, MOST_ITEMS).map((one) => show(one)),
    ...moreThan(all.length - MOST_ITEMS),
  ];
};

const moreThan = (left: number): string[] =>
  left > 0 ? [`... ${left} more item${left > 1 ? 's' : ''}`] : [];

const withPrefix = (value: object, name: string, text: string): string =>
  classOf(value) === name ? text : `${prefixOf(value, name)}${text}`;

const dateText = (value: Date): string =>
  Number.isNaN(value.getTime()) ? String(value) : value.toISOString();

const keysOf = (value: object): PropertyKey[] => [
  ...Object.keys(value),
  ...Object.getOwnPropertySymbols(value).filter((key) =>
    Object.prototype.propertyIsEnumerable.call(value, key),
  ),
];
