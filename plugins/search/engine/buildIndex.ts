import type {Passage} from '../passages/passage';
import {hexOf} from './hex';
import {packIndex, type PackedIndex} from './packIndex';
import {packExcerpts, type PackedExcerpts} from './packExcerpts';
import {wordsOf} from './words';

/** Everything that search needs in a browser. */
export type SearchData = {
  index: PackedIndex;
  excerpts: PackedExcerpts;
  /** The first digits of addresses, selectors and topics, with the passages that hold them. */
  hex: Record<string, number[]>;
  /** Words of so many texts that they tell none from another: they are indexed in headings only. */
  common: string[];
};

/** Of all passages; a word that more of them hold is common. */
const COMMON_SHARE = 0.12;
const KEYWORDS = new Set(
  'address await bool bytes bytes32 bytes4 calldata const error event export external false from function import int int24 internal memory new null override payable private public pure return returns string true uint uint128 uint16 uint160 uint24 uint256 uint32 uint8 undefined view virtual'.split(
    ' ',
  ),
);

/** The packed index of passages, with their excerpts. */
export function buildIndex(passages: readonly Passage[]): SearchData {
  const read = passages.map(readWords);
  const common = commonWords(read.map(({text}) => text));
  const telling = ({asked, text, code}: (typeof read)[number]) => {
    const inText = new Set(text);
    return {
      asked,
      text: text.filter((word) => !common.has(word)),
      // What the text says too counts there.
      code: code.filter((word) => !common.has(word) && !inText.has(word)),
    };
  };
  return {
    index: packIndex(read.map(telling)),
    excerpts: packExcerpts(passages),
    hex: hexOf(passages),
    common: [...common].sort(),
  };
}

const readWords = ({text, code, description = '', answers = []}: Passage) => ({
  asked: wordsOf(answers.join(' ')),
  text: wordsOf(`${description} ${text}`),
  // Names only, each once: the rest of a program is noise.
  code: [
    ...new Set((code.match(/@[\w-]+\/[\w-]+|[A-Za-z_]\w{2,}/g) ?? []).flatMap(wordsOf)),
  ].filter((word) => !KEYWORDS.has(word)),
});

function commonWords(texts: readonly string[][]): Set<string> {
  const counts = new Map<string, number>();
  texts.forEach((words) => {
    new Set(words).forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
  });
  const most = Math.max(texts.length * COMMON_SHARE, FEWEST_COMMON);
  // The name of a package is asked for by itself, and in no other words.
  const isCommon = ([word, count]: [string, number]) => count > most && !word.startsWith('@');
  return new Set([...counts].filter(isCommon).map(([word]) => word));
}

/** Of so few passages no word is too common. */
const FEWEST_COMMON = 50;
