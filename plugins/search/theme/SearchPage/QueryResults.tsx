import {usePluralForm} from '@docusaurus/theme-common';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import LoadFailure from '@theme/LoadFailure';
import type {ReactNode} from 'react';
import Leads from './Leads';
import ResultList from './ResultList';
import {useSearch} from './useSearch';

type Props = {query: string};

/** The results of a query. Within the layout, which has the version that a reader is in. */
export default function QueryResults({query}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const {state, more, retry} = useSearch(query, useAlgoliaContextualFacetFilters());
  const {results, count, corrections, answeredBy} =
    state.kind === 'answered' ? state : {results: [], count: 0};

  return (
    <>
      <p role="status" className="Search-Count">
        {state.kind === 'answered' && (
          <span key={count}>
            {selectMessage(
              count,
              `One document found|${count.toLocaleString('en')} documents found`,
            )}
          </span>
        )}
        {state.kind === 'loading' && <span>Searching …</span>}
        {state.kind === 'failed' && (
          <span>
            <LoadFailure retry={retry}>{state.why}</LoadFailure>
          </span>
        )}
        {answeredBy === 'local' && <span> · Answered by this site’s own index</span>}
      </p>
      {results.length > 0 && <ResultList results={results} />}
      {results.length === 0 && state.kind !== 'loading' && <Leads corrections={corrections} />}
      {results.length < count && (
        <button type="button" className="button button--secondary" onClick={more}>
          Show more
        </button>
      )}
    </>
  );
}
