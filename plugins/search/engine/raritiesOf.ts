import type {TermMatches} from './createMatches';
import type {QueryWord} from './expandQuery';
import {stem} from './stem';
import type {Index} from './unpackIndex';

/** The rarity of a word that most passages contain. */
const COMMON_RARITY = 0.3;
/** A word counts at most so much: one that hardly a passage contains says no more than one of a few. */
const MOST_RARITY = 4;
/** What a word counts that no heading and no question has; all of it, from a share of so many of its passages. */
const OF_NO_SUBJECT = 0.8;
const SUBJECT_SHARE = 0.1;

/** What readers do with everything: it says less than what they do it with. */
const ACTIONS = new Set(
  'add build change check create deploy develop find give handle implement keep list make need read run set show use want write'.split(
    ' ',
  ),
);
const OF_ACTION = 0.7;

type Options = {
  terms: readonly TermMatches[];
  common: ReadonlySet<string>;
  /** How many passages match any word. */
  candidates: number;
  index: Index;
};

/** How much each word of a query says: a rare one more, and one that passages are about. */
export function raritiesOf(
  words: readonly QueryWord[],
  {terms, common, candidates, index}: Options,
): number[] {
  return words.map(({word}, position) => {
    if (common.has(word)) return COMMON_RARITY;
    const counts = terms
      .filter(({wordBits}) => wordBits & (1 << position))
      .map(({matches}) => matches.ids.length);
    const rarity = Math.log(1 + candidates / (Math.max(...counts) + 1)) + COMMON_RARITY;
    const subject = Math.min(1, subjectShare(word, index) / SUBJECT_SHARE);
    const ofSubject = OF_NO_SUBJECT + (1 - OF_NO_SUBJECT) * subject;
    return Math.min(rarity, MOST_RARITY) * ofSubject * (ACTIONS.has(word) ? OF_ACTION : 1);
  });
}

/** Of the passages that have a word, the share that has it in a heading or a question. */
function subjectShare(word: string, {postingsOf}: Index): number {
  const found = [...new Set([word, stem(word)])].map((one) => postingsOf(one) ?? {});
  const count = (field: 'heading' | 'asked' | 'text') =>
    found.reduce((sum, postings) => sum + (postings[field]?.ids.length ?? 0), 0);
  const named = count('heading') + count('asked');
  return named / (named + count('text') + 1);
}
