/** The name of the class that made an object; `null` for an object without a prototype. */
export function classOf(value: object): string | null {
  for (let one: object | null = value; one; one = Object.getPrototypeOf(one) as object | null) {
    const made: unknown = Object.getOwnPropertyDescriptor(one, 'constructor')?.value;
    if (typeof made === 'function' && made.name !== '' && isInstance(value, made)) return made.name;
  }
  return null;
}

function isInstance(value: object, made: object): boolean {
  try {
    return value instanceof (made as new () => unknown);
  } catch {
    return false;
  }
}

/** The tag that an object inherits, where it differs from the name of its class. */
export function tagOf(value: object): string {
  const tag: unknown = Reflect.get(value, Symbol.toStringTag);
  const isOwn = Object.prototype.propertyIsEnumerable.call(value, Symbol.toStringTag);
  return typeof tag === 'string' && !isOwn ? tag : '';
}

/** What stands before the bracket of an object: its class, its size, its tag. */
export function prefixOf(value: object, fallback: string, size = ''): string {
  const [name, tag] = [classOf(value), tagOf(value)];
  const tagged = (owner: string) => (tag !== '' && tag !== owner ? `[${tag}] ` : '');
  if (name === null) return `[${fallback}${size}: null prototype] ${tagged(fallback)}`;
  return `${name}${size} ${tagged(name)}`;
}

type Callable = (...values: never[]) => unknown;

/** A function as `[Function: name]`, a class as `[class Name extends Other]`. */
export function functionText(value: Callable): string {
  const name = classOf(value);
  const tag = tagOf(value);
  if (/^class\b/.test(Function.prototype.toString.call(value))) {
    const parent = (Object.getPrototypeOf(value) as Callable | null)?.name;
    const own = Object.hasOwn(value, 'name') && value.name ? value.name : '(anonymous)';
    return `[class ${own}${parent ? ` extends ${parent}` : ''}]`;
  }
  const kind = /^(Async|Generator|AsyncGenerator)Function$/.test(name ?? '') ? name : 'Function';
  const prototype = name === null ? ' (null prototype)' : '';
  const own = value.name === '' ? ' (anonymous)' : `: ${value.name}`;
  const made = name !== null && name !== kind ? ` ${name}` : '';
  return `[${kind}${prototype}${own}]${made}${tag !== '' && tag !== name ? ` [${tag}]` : ''}`;
}
