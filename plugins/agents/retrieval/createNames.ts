import MiniSearch from 'minisearch';
import {weightOf} from '../../search/engine/record';
import {queryWords, wordsOf} from '../../search/engine/words';
import type {NamedSection} from './retrievalData';

/** The addresses of sections by how well their names and questions fit one, the best first. */
export type Names = (question: string) => string[];

const MOST = 60;
/** What a page is called counts less than what the section is called. */
const BOOST = {heading: 1, page: 0.4, asked: 1};
/** Endings that a word may lose without another meaning. cspell:ignore ization ations ments ings */
const ENDINGS = /(?:ization|ations?|ments?|ings?|ed|ly|ers?|ies|es|s|y|e|ion|ive)$/;
const SHORTEST_STEM = 4;

/** An index of what sections are called and asked, without their texts. */
export function createNames(sections: readonly NamedSection[]): Names {
  const index = new MiniSearch<NamedSection>({
    idField: 'url',
    fields: Object.keys(BOOST),
    tokenize: wordsOf,
    processTerm: stemOf,
  });
  index.addAll(sections);
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

/** Pages that readers want less count less, though not as little as where words alone decide. */
const worth = (url: string): number => Math.sqrt(Math.max(weightOf(url), 0.25));

function stemOf(word: string): string {
  const stem = word.replace(ENDINGS, '');
  return /^[a-z]+$/.test(word) && stem.length >= SHORTEST_STEM ? stem : word;
}
