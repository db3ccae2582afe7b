import MiniSearch from 'minisearch';
import type {Passage} from '../passages/passage';
import {excerptWords} from './excerptWords';
import {hexOf} from './hex';
import {OPTIONS, type Fields} from './options';
import {packIndex, type PackedIndex} from './packIndex';
import {packExcerpts, unpackExcerpts, type PackedExcerpts} from './packExcerpts';
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
  const {index, common} = indexOf(passages);
  return {
    index: packIndex(index),
    excerpts: packExcerpts(passages),
    hex: hexOf(passages),
    common: [...common].sort(),
  };
}

/** The whole index of passages, and the words that tell none from another. */
export function indexOf(passages: readonly Passage[]): {
  index: MiniSearch<Fields>;
  common: ReadonlySet<string>;
} {
  const read = passages.map(readWords);
  const common = commonWords(read.map(({text}) => text));
  const excerpts = excerptWords(unpackExcerpts(packExcerpts(passages)));
  const index = new MiniSearch<Fields>(OPTIONS);
  index.addAll(
    read.map(({asked, text, code}, id) => ({
      id,
      heading: excerpts[id]?.heading.join(' ') ?? '',
      parents: excerpts[id]?.parents.join(' ') ?? '',
      searchedAs: excerpts[id]?.searchedAs.join(' ') ?? '',
      asked: asked.join(' '),
      text: text.filter((word) => !common.has(word)).join(' '),
      // What the text says too counts there.
      code: code.filter((word) => !common.has(word) && !text.includes(word)).join(' '),
    })),
  );
  return {index, common};
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
