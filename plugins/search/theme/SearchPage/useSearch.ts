import {useEffect, useState} from 'react';
import type {Answer} from '../../client/result';
import {search} from '../../client/search';

type State =
  | {kind: 'idle'}
  | {kind: 'loading'}
  | ({kind: 'answered'} & Answer)
  /** `why` is a sentence for the reader. */
  | {kind: 'failed'; why: string};

const PER_PAGE = 15;
/** How long the results of the query before stay while an answer is awaited, in milliseconds. */
const PATIENCE = 300;

type Search = {
  state: State;
  /** Asks for more of the results. */
  more: () => void;
  /** Asks again what failed. */
  retry: () => void;
};

/** Answers a query; for a moment, the results of the query before stay, so that nothing flickers. */
export function useSearch(query: string, facetFilters: unknown): Search {
  const [state, setState] = useState<State>({kind: 'loading'});
  const [asked, setAsked] = useState({query, pages: 1, attempt: 1});
  const {pages, attempt} = asked.query === query ? asked : {pages: 1, attempt: 1};
  const filters = JSON.stringify(facetFilters);

  useEffect(() => {
    if (!query.trim()) return undefined;
    let isCurrent = true;
    const settle = (next: State): void => {
      clearTimeout(late);
      if (isCurrent) setState(next);
    };
    const late = setTimeout(() => {
      settle({kind: 'loading'});
    }, PATIENCE);
    search({query, hitsPerPage: PER_PAGE * pages, facetFilters: JSON.parse(filters) as unknown})
      .then((answer) => {
        settle({kind: 'answered', ...answer});
      })
      .catch((error: unknown) => {
        console.warn('The search failed.', error);
        settle({kind: 'failed', why: error instanceof Error ? error.message : String(error)});
      });
    return () => {
      clearTimeout(late);
      isCurrent = false;
    };
  }, [query, pages, attempt, filters]);

  return {
    state: query.trim() ? state : {kind: 'idle'},
    more: () => {
      setAsked({query, pages: pages + 1, attempt});
    },
    retry: () => {
      setAsked({query, pages, attempt: attempt + 1});
    },
  };
}
