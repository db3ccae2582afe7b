import MiniSearch from 'minisearch';
import {readIntent, type Intent} from '../../search/engine/readIntent';
import {weightOf} from '../../search/engine/weightOf';
import {stem} from '../../search/engine/stem';
import {queryWords, wordsOf} from '../../search/engine/words';
import type {PassageNames} from './agentSearchData';

/** Returns the addresses of the passages whose names and questions fit a question, the best first. */
type NameIndex = (question: string) => string[];

const MOST = 60;
/** The name of a page counts less than the heading of the passage. */
const BOOST = {heading: 1, page: 0.4, asked: 1};

/** An index of the names and questions of passages, without their texts. */
export function createNameIndex(passages: readonly PassageNames[]): NameIndex {
  const index = new MiniSearch<PassageNames>({
    idField: 'url',
    fields: Object.keys(BOOST),
    tokenize: wordsOf,
    processTerm: stem,
  });
  index.addAll(passages);
  return (question) => {
    const intent = readIntent(question);
    return index
      .search(question, {
        tokenize: queryWords,
        processTerm: stem,
        boost: BOOST,
        bm25: {k: 1.2, b: 0.4, d: 0.5},
      })
      .map(({id, score}) => ({url: id as string, score: score * worth(id as string, intent)}))
      .sort((one, other) => other.score - one.score)
      .slice(0, MOST)
      .map(({url}) => url);
  };
}

/** Less for pages that readers want less, though not as little as in the engine, where words alone decide. */
const worth = (url: string, intent: Intent): number =>
  Math.sqrt(Math.max(weightOf({url}, intent), 0.25));
