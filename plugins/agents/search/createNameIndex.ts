import MiniSearch from 'minisearch';
import {weightOf} from '../../search/engine/record';
import {queryWords, wordsOf} from '../../search/engine/words';
import type {PassageNames} from './agentSearchData';

/** Returns the addresses of the passages whose names and questions fit a question, the best first. */
export type NameIndex = (question: string) => string[];

const MOST = 60;
/** The name of a page counts less than the heading of the passage. */
const BOOST = {heading: 1, page: 0.4, asked: 1};
/** Endings that a word may lose without another meaning. cspell:ignore ization ations ments ings */
const ENDINGS = /(?:ization|ations?|ments?|ings?|ed|ly|ers?|ies|es|s|y|e|ion|ive)$/;
const SHORTEST_STEM = 4;

/** An index of the names and questions of passages, without their texts. */
export function createNameIndex(passages: readonly PassageNames[]): NameIndex {
  const index = new MiniSearch<PassageNames>({
    idField: 'url',
    fields: Object.keys(BOOST),
    tokenize: wordsOf,
    processTerm: stemOf,
  });
  index.addAll(passages);
  return (question) =>
    index
      .search(question, {
        tokenize: queryWords,
        processTerm: stemOf,
        boost: BOOST,
        bm25: {k: 1.2, b: 0.4, d: 0.5},
      })
      .map(({id, score}) => ({url: id as string, score: score * worth(id as string)}))
      .sort((one, other) => other.score - one.score)
      .slice(0, MOST)
      .map(({url}) => url);
}

/** Less for pages that readers want less, though not as little as in the engine, where words alone decide. */
const worth = (url: string): number => Math.sqrt(Math.max(weightOf(url), 0.25));

function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, '');
  return /^[a-z]+$/.test(word) && stem.length >= SHORTEST_STEM ? stem : word;
}
