/** A word, a mark or a text of Solidity; comments and spaces are none. */
export type Token = {kind: 'word' | 'mark' | 'text'; value: string};

const PATTERN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?:unicode)?(?<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(?<word>[A-Za-z_$][\w$]*|\d[\w.]*)|(?<mark>[^\s\w])/g;

/** The tokens of Solidity source, in order; texts without their quotes. */
export function tokensOf(source: string): Token[] {
  return Array.from(source.matchAll(PATTERN)).flatMap(({groups = {}}): Token[] => {
    const {text, word, mark} = groups;
    if (text !== undefined) return [{kind: 'text', value: unescaped(text.slice(1, -1))}];
    if (word !== undefined) return [{kind: 'word', value: word}];
    return mark === undefined ? [] : [{kind: 'mark', value: mark}];
  });
}

const unescaped = (text: string): string =>
  text.replace(/\\(['"\\])/g, '$1').replaceAll('\\n', '\n');
