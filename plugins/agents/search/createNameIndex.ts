import MiniSearch from 'minisearch';
import type {Excerpt} from '../../search/engine/packExcerpts';
import {readIntent} from '../../search/engine/readIntent';
import {weightOf} from '../../search/engine/weightOf';
import {stem} from '../../search/engine/stem';
import {queryWords, wordsOf} from '../../search/engine/words';
import type {PassageNames} from './agentSearchData';

/** Returns the addresses of the passages whose names and questions fit a question, the best first. */
type NameIndex = (question: string) => string[];

const MOST = 60;
/** The name of a page counts less than the heading of the passage. */
const BOOST = {heading: 1, page: 0.4, asked: 1};

/** Pages that readers want less weigh at least so much. */
const LEAST = 0.25;

/** An index of the names and questions of passages, without their texts. */
export function createNameIndex(
  passages: readonly PassageNames[],
  excerpts: ReadonlyMap<string, Excerpt>,
): NameIndex {
  const index = new MiniSearch<PassageNames>({
    idField: 'url',
    fields: Object.keys(BOOST),
    tokenize: wordsOf,
    processTerm: stem,
  });
  index.addAll(passages);
  return (question) => {
    const intent = readIntent(question);
    const worth = (url: string): number => {
      const weight = weightOf(excerpts.get(url) ?? {url}, intent);
      // Not as little as in the engine, where words alone decide.
      return Math.sqrt(Math.max(weight, LEAST));
    };
    return index
      .search(question, {
        tokenize: queryWords,
        processTerm: stem,
        boost: BOOST,
        bm25: {k: 1.2, b: 0.4, d: 0.5},
      })
      .map(({id, score}) => ({url: id as string, score: score * worth(id as string)}))
      .sort((one, other) => other.score - one.score)
      .slice(0, MOST)
      .map(({url}) => url);
  };
}
