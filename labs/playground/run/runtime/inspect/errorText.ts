import {classOf} from './nameOf';

/** Properties that the text of an error shows already. */
const SHOWN = ['name', 'message', 'stack'];

/** The stack of an error as Node.js prints it, and the keys that are still to be printed. */
export function errorText(
  error: Error,
  keys: readonly PropertyKey[],
  indent: number,
): {text: string; keys: PropertyKey[]} {
  const name = String(error.name ?? 'Error');
  const stack = stackOf(error);
  const left = keys.filter(
    (key) => !(SHOWN.includes(String(key)) && stack.includes(String(Reflect.get(error, key)))),
  );
  for (const hidden of ['cause', 'errors'])
    if (Object.hasOwn(error, hidden) && !left.includes(hidden)) left.push(hidden);
  const named = withClass(stack, name, classOf(error));
  const after = error.message ? named.indexOf(error.message) + error.message.length : 0;
  const text = named.indexOf('\n    at', after) === -1 ? `[${named}]` : named;
  return {text: text.replaceAll('\n', `\n${' '.repeat(indent)}`), keys: left};
}

/** A stack that begins with the message, which Firefox and Safari leave out. */
function stackOf(error: Error): string {
  const stack = error.stack ? String(error.stack) : '';
  if (stack === '' || /(^|\n) {4}at /.test(stack) || stack.startsWith(String(error)))
    return stack || String(error);
  const frames = stack.split('\n').filter(Boolean);
  return [String(error), ...frames.map((frame) => `    at ${frame}`)].join('\n');
}

/** Names the class of an error whose `name` is another. */
function withClass(stack: string, name: string, made: string | null): string {
  if (made === null || made === name || !name.endsWith('Error') || !stack.startsWith(name))
    return stack;
  const rest = stack.slice(name.length);
  if (rest !== '' && !/^[:\n]/.test(rest)) return stack;
  return made.includes(name) ? `${made}${rest}` : `${made} [${name}]${rest}`;
}
