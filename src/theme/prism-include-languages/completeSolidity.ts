import type {Grammar} from 'prismjs';

/** Adds what Prism's grammar of Solidity lacks: the keywords since 0.6, and numbers such as 10_000. */
export function completeSolidity(grammar: Grammar): void {
  if (!(grammar.keyword instanceof RegExp)) {
    throw new Error(
      'Prism no longer has one pattern for the keywords of Solidity; adapt completeSolidity',
    );
  }
  grammar.keyword = new RegExp(`${KEYWORDS.source}|${grammar.keyword.source}`);
  grammar.number = /\b0x[\da-f]+\b|(?:\b\d[\d_]*(?:\.\d[\d_]*)?|\B\.\d+)(?:e[+-]?\d+)?/i;
}

/** "error" is a name too, other than before the name of an error. */
const KEYWORDS =
  /\b(?:abstract|catch|error(?=\s+\w+\()|immutable|override|try|unchecked|virtual)\b/;
