import type {Passage} from '../passages/passage';
import {addressTablesOf, type AddressTables} from './addressTables';
import {createThrowers, explainsError} from './createThrowers';
import {KEYWORDS} from './fields';
import {invariantTerm} from './failedChecks';
import {hexOf} from './hex';
import {packIndex, type PackedIndex, type ShippedTerms} from './packIndex';
import {packExcerpts, type PackedExcerpts} from './packExcerpts';
import {termsIn, wordsOf} from './words';

/** Everything that search needs in a browser. */
export type SearchData = {
  index: PackedIndex;
  excerpts: PackedExcerpts;
  /** The first digits of addresses, selectors and topics, with the passages that hold them. */
  hex: Record<string, number[]>;
  addresses: AddressTables;
  /** Words of so many texts that they tell none from another: they are indexed in headings only. */
  common: string[];
};

/** Of all passages; a word that more of them hold is common. */
const COMMON_SHARE = 0.135;

/** The packed index of passages, with their excerpts. */
export function buildIndex(passages: readonly Passage[]): SearchData {
  const common = commonWords(passages.map((passage) => wordsOf(textOf(passage))));
  const throwersOf = createThrowers(passages);
  return {
    index: packIndex(
      passages.map((passage) => {
        const terms = termsOf(passage, common);
        return {...terms, code: [...new Set([...terms.code, ...throwersOf(passage)])]};
      }),
    ),
    excerpts: packExcerpts(passages),
    hex: hexOf(passages),
    addresses: addressTablesOf(passages),
    common: [...common].sort(),
  };
}

/** The words of a passage as it writes them, by field. */
function termsOf(passage: Passage, common: ReadonlySet<string>): ShippedTerms {
  const {answers = [], invariants = []} = passage;
  // The program of an error triggers it, and names what its text names.
  const code = explainsError(passage) ? '' : passage.code;
  const isTelling = (term: string) => !common.has(term.toLowerCase());
  const text = [...termsIn(textOf(passage)).filter(isTelling), ...invariants.map(invariantTerm)];
  const inText = new Set(text.map((term) => term.toLowerCase()));
  // Names only, each once, and none of tests: the rest of a program is noise. What the text says too counts there.
  const names = (code.match(/@[\w-]+\/[\w-]+|(?<!\w)(?!test_)[A-Za-z_]\w{2,}/g) ?? [])
    .flatMap(termsIn)
    .filter(isTelling)
    .filter((term) => !inText.has(term.toLowerCase()) && !KEYWORDS.has(term.toLowerCase()));
  return {asked: termsIn(answers.join(' ')), text, code: [...new Set(names)]};
}

const textOf = ({description = '', text}: Passage): string => `${description} ${text}`;

function commonWords(texts: readonly (readonly string[])[]): Set<string> {
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
