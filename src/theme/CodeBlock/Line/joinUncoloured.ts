import type {Token} from 'prism-react-renderer';

/** Kinds of tokens that `code.css` gives no colour. */
const UNCOLOURED = new Set(['plain', 'punctuation', 'operator', 'interpolation']);

/** Joins neighbours without a colour of their own to one plain token: half of a line's elements. */
export function joinUncoloured(line: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of line) {
    const {types, content} = asPlain(token);
    const last = joined.at(-1);
    if (last && isPlain(last) && isPlain({types})) last.content += content;
    else joined.push({...token, types, content});
  }
  return joined;
}

/** What stands inside a string, but is code, is coloured as code. */
function asPlain({types, content}: Token): Token {
  const own = types.includes('interpolation')
    ? types.filter((type) => type !== 'template-string')
    : types;
  const isUncoloured = own.every((type) => UNCOLOURED.has(type) || /-punctuation$/.test(type));
  return {types: isUncoloured ? ['plain'] : own, content};
}

const isPlain = ({types}: Pick<Token, 'types'>): boolean => types[0] === 'plain';
