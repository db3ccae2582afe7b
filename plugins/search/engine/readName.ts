/** `slot0()`, `V4_SWAP`, `TooOld`, `STF`: no word of a sentence looks so. */
const IDENTIFIER = /[a-z0-9][A-Z]|_|\(|^[A-Z0-9]{2,}$/;
/** What is said beside a name of what it names. */
const QUALIFIER =
  /^(?:a|an|the|of|in|is|does|do|what|what's|whats|mean|means|meaning|custom|execution|uniswap|solidity|errors?|reverts?|reverted|reverting|with|exceptions?|functions?|method|modifier|events?|structs?|enum|contracts?|interface|library|signature|selector|docs|reference|sdk|fields|parameters|params|arguments|args|returns|abi|v[1-4])$/i;

/** What programs write before a name, which may be a word of a sentence then. */
const DECLARED = /^(?:error|event|function|struct|enum|modifier)\s/;

/**
 * The name that a query asks for: of `what does TooOld mean` it is `TooOld`; other queries stay whole.
 * `isCalled` knows the names that are written in lower case too: `poolkey struct`.
 */
export function readName(query: string, isCalled: (word: string) => boolean = () => false): string {
  const words = query.trim().split(/\s+/);
  if (words.length === 1) return query.trim();
  const [name, ...more] = wordsOfName(query);
  const isName = (word: string) =>
    IDENTIFIER.test(word) || DECLARED.test(query.trim()) || isCalled(word);
  return name && more.length === 0 && isName(name) ? name : query.trim();
}

/** The words of a query without those that say what it names, and without punctuation around them. */
export const wordsOfName = (query: string): string[] =>
  query
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/^["'“`]+|["'”`?:,.!]+$/g, ''))
    .filter((word) => !QUALIFIER.test(word));
