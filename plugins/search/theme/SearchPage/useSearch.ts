import {useEffect, useState} from 'react';
import type {Answer} from '../../client/answer';
import {createClient} from '../../client/createClient';

/** What a query came to. */
export type Outcome =
  | {kind: 'idle'}
  | {kind: 'asked'}
  | ({kind: 'found'} & Answer)
  /** `why` is a sentence for the reader. */
  | {kind: 'failed'; why: string};

const PER_PAGE = 15;
/** How long the results of the query before stay while an answer is awaited, in milliseconds. */
const PATIENCE = 300;

type Search = {
  outcome: Outcome;
  /** Asks for more of what was found. */
  more: () => void;
  /** Asks again what failed. */
  retry: () => void;
};

/** Answers a query; for a moment, what the query before came to stays, so that nothing flickers. */
export function useSearch(query: string, facetFilters: unknown): Search {
  const [outcome, setOutcome] = useState<Outcome>({kind: 'asked'});
  const [asked, setAsked] = useState({query, pages: 1, attempt: 1});
  const {pages, attempt} = asked.query === query ? asked : {pages: 1, attempt: 1};
  const filters = JSON.stringify(facetFilters);

  useEffect(() => {
    if (!query.trim()) return undefined;
    let isCurrent = true;
    const settle = (next: Outcome): void => {
      clearTimeout(late);
      if (isCurrent) setOutcome(next);
    };
    const late = setTimeout(() => {
      settle({kind: 'asked'});
    }, PATIENCE);
    const request = {
      query,
      hitsPerPage: PER_PAGE * pages,
      facetFilters: JSON.parse(filters) as unknown,
    };
    createClient()
      .search({requests: [request]})
      .then(({results: [answer]}) => {
        if (answer) settle({kind: 'found', ...answer});
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
    outcome: query.trim() ? outcome : {kind: 'idle'},
    more: () => {
      setAsked({query, pages: pages + 1, attempt});
    },
    retry: () => {
      setAsked({query, pages, attempt: attempt + 1});
    },
  };
}
