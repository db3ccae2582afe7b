/** A name that gets a value, by `=` or as a property, and where. */
export type Assignment = {name: string; value: string; index: number};

/** A call by name, in Solidity or TypeScript, or one that viem is told to make. */
export type Call = {name: string; args: string[]; index: number};

/** The code without comments; every line stays where it was. */
export const withoutComments = (code: string): string =>
  code.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/.*|\/\*[\s\S]*?\*\//g,
    (all, text: string | undefined) => text ?? all.replace(/[^\n]/g, ' '),
  );

/** The number of the line on which an index stands, counted from 1. */
export const lineAt = (code: string, index: number): number =>
  code.slice(0, index).split('\n').length;

/** Every value that a name of this pattern gets. */
export function assignmentsOf(code: string, name: RegExp): Assignment[] {
  const pattern = new RegExp(
    `(?<![\\w$])(${name.source})["']?\\s*(?::[ \\w<>[\\]|]+=|[:=])(?![=>])`,
    'g',
  );
  return [...code.matchAll(pattern)].map((match) => ({
    name: match[1] ?? '',
    value: splitTop(code.slice(match.index + match[0].length), /[,;]/).first,
    index: match.index,
  }));
}

/** Every call of a function whose name has this pattern, with its arguments. */
export function callsOf(code: string, name: RegExp): Call[] {
  return [...directCalls(code, name), ...describedCalls(code, name)];
}

/** The value itself, or what the name that it is was set to. */
export function resolve(value: string, code: string): string {
  if (!/^[A-Za-z_$][\w$]*$/.test(value)) return value;
  const set = assignmentsOf(code, new RegExp(value.replaceAll('$', '\\$')));
  return set.find((one) => one.value !== value)?.value ?? value;
}

/** The text between the bracket at this index and the one that closes it. */
export const bracketed = (code: string, open: number): string =>
  splitTop(code.slice(open + 1), /(?!)/).first;

function directCalls(code: string, name: RegExp): Call[] {
  const pattern = new RegExp(`(?<![\\w$])(${name.source})\\s*(?:\\{[^{}]*\\}\\s*)?\\(`, 'g');
  return [...code.matchAll(pattern)].map((match) => {
    const args = splitArguments(bracketed(code, match.index + match[0].length - 1));
    const [only = ''] = args;
    // viem's contract objects take the arguments as one list: write.approve([spender, amount]).
    const list = only.startsWith('[') ? splitArguments(bracketed(only, 0)) : undefined;
    return {name: match[1] ?? '', args: list ?? args, index: match.index};
  });
}

/** `{functionName: 'approve', args: [spender, amount]}`. */
function describedCalls(code: string, name: RegExp): Call[] {
  const pattern = new RegExp(`\\bfunctionName:\\s*(['"\`])(${name.source})\\1`, 'g');
  return [...code.matchAll(pattern)].map((match) => {
    const object = bracketed(code, openingBefore(code, match.index));
    const args = /\bargs:\s*\[/.exec(object);
    return {
      name: match[2] ?? '',
      args: args ? splitArguments(bracketed(object, args.index + args[0].length - 1)) : [],
      index: match.index,
    };
  });
}

function openingBefore(code: string, index: number): number {
  let depth = 0;
  for (let at = index - 1; at >= 0; at -= 1) {
    if (/[)\]}]/.test(code[at] ?? '')) depth += 1;
    else if (/[([{]/.test(code[at] ?? '') && depth-- === 0) return at;
  }
  return -1;
}

function splitArguments(text: string): string[] {
  const found: string[] = [];
  for (let rest = text; rest.trim() !== '';) {
    const {first, next} = splitTop(rest, /,/);
    found.push(first);
    rest = rest.slice(next);
  }
  return found;
}

/** The text up to a separator outside brackets, or to the bracket that closes what is around it. */
function splitTop(text: string, separator: RegExp): {first: string; next: number} {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (/[([{]/.test(character)) depth += 1;
    else if (/[)\]}]/.test(character) && depth-- === 0) {
      return {first: text.slice(0, at).trim(), next: text.length};
    } else if (depth === 0 && separator.test(character)) {
      return {first: text.slice(0, at).trim(), next: at + 1};
    }
  }
  return {first: text.trim(), next: text.length};
}
