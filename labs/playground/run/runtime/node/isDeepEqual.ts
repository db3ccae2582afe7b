/** Pairs that are being compared: two values that contain themselves are equal where the rest is. */
type Pairs = readonly (readonly [object, object])[];

/** Whether two values are equal as `assert.deepStrictEqual` has it: same types, same own properties. */
export function isDeepEqual(one: unknown, other: unknown, pairs: Pairs = []): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (tagOf(one) !== tagOf(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (pairs.some(([left, right]) => left === one && right === other)) return true;
  const inner: Pairs = [...pairs, [one, other]];
  const isSame = (left: unknown, right: unknown) => isDeepEqual(left, right, inner);
  return hasSameContent(one, other, isSame) && hasSameProperties(one, other, isSame);
}

type IsSame = (one: unknown, other: unknown) => boolean;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const tagOf = (value: object): string => Object.prototype.toString.call(value);

/** What objects hold beside their properties. */
function hasSameContent(one: object, other: object, isSame: IsSame): boolean {
  if (one instanceof Date) return Object.is(one.getTime(), (other as Date).getTime());
  if (one instanceof RegExp)
    return String(one) === String(other) && one.lastIndex === (other as RegExp).lastIndex;
  if (one instanceof Error) {
    const {name, message} = other as Error;
    return one.name === name && one.message === message;
  }
  if (one instanceof Set) return hasSameItems(one, other as Set<unknown>, isSame);
  if (one instanceof Map) return hasSameEntries(one, other as Map<unknown, unknown>, isSame);
  if (one instanceof ArrayBuffer)
    return isSame(new Uint8Array(one), new Uint8Array(other as ArrayBuffer));
  if (Array.isArray(one)) return one.length === (other as unknown[]).length;
  if (one instanceof Number || one instanceof String || one instanceof Boolean)
    return Object.is(one.valueOf(), other.valueOf());
  if (one instanceof WeakMap || one instanceof WeakSet || one instanceof Promise) return false;
  return true;
}

function hasSameItems(one: Set<unknown>, other: Set<unknown>, isSame: IsSame): boolean {
  if (one.size !== other.size) return false;
  const left = [...other].filter((item) => !one.has(item));
  return [...one].every((item) => {
    if (other.has(item)) return true;
    const at = isObject(item) ? left.findIndex((candidate) => isSame(item, candidate)) : -1;
    return at !== -1 && left.splice(at, 1).length === 1;
  });
}

function hasSameEntries(
  one: Map<unknown, unknown>,
  other: Map<unknown, unknown>,
  isSame: IsSame,
): boolean {
  if (one.size !== other.size) return false;
  const left = [...other].filter(([key]) => !one.has(key));
  return [...one].every(([key, value]) => {
    if (other.has(key)) return isSame(value, other.get(key));
    const at = isObject(key)
      ? left.findIndex(([candidate, found]) => isSame(key, candidate) && isSame(value, found))
      : -1;
    return at !== -1 && left.splice(at, 1).length === 1;
  });
}

function hasSameProperties(one: object, other: object, isSame: IsSame): boolean {
  const [keys, others] = [keysOf(one), keysOf(other)];
  return (
    keys.length === others.length &&
    keys.every(
      (key) =>
        Object.prototype.propertyIsEnumerable.call(other, key) &&
        isSame(Reflect.get(one, key), Reflect.get(other, key)),
    )
  );
}

const keysOf = (value: object): PropertyKey[] =>
  Reflect.ownKeys(value).filter((key) => Object.prototype.propertyIsEnumerable.call(value, key));
