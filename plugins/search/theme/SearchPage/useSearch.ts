import {useEffect, useState} from 'react';
import type {Hit} from '../../client/answer';
import {createClient} from '../../client/createClient';

type State =
  {kind: 'idle'} | {kind: 'found'; hits: Hit[]; count: number} | {kind: 'failed'; message: string};

const PER_PAGE = 15;
const TAGS = {highlightPreTag: '<mark>', highlightPostTag: '</mark>'};

/** What there is for a query, and what asks for more of it. */
export function useSearch(query: string, facetFilters: unknown): {state: State; more: () => void} {
  const [answered, setAnswered] = useState<{query: string; state: State}>();
  const [asked, setAsked] = useState({query, pages: 1});
  const pages = asked.query === query ? asked.pages : 1;
  const filters = JSON.stringify(facetFilters);

  useEffect(() => {
    if (!query.trim()) return undefined;
    let isCurrent = true;
    const answer = (state: State): void => {
      if (isCurrent) setAnswered({query, state});
    };
    const request = {
      query,
      hitsPerPage: PER_PAGE * pages,
      facetFilters: JSON.parse(filters) as unknown,
      ...TAGS,
    };
    createClient()
      .search({requests: [request]})
      .then(({results: [result]}) => {
        if (result) answer({kind: 'found', hits: result.hits, count: result.nbHits});
      })
      .catch((error: unknown) => {
        answer({kind: 'failed', message: error instanceof Error ? error.message : String(error)});
      });
    return () => {
      isCurrent = false;
    };
  }, [query, pages, filters]);

  // While a query is answered, what the one before gave stays.
  return {
    state: query.trim() && answered ? answered.state : {kind: 'idle'},
    more: () => {
      setAsked({query, pages: pages + 1});
    },
  };
}
