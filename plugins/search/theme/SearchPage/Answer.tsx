import {usePluralForm} from '@docusaurus/theme-common';
import {
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import LoadFailure from '@theme/LoadFailure';
import type {ReactNode} from 'react';
import Leads from './Leads';
import Results from './Results';
import {useSearch} from './useSearch';

type Props = {query: string};

/** What a query came to. Within the layout, which knows the version that a reader is in. */
export default function Answer({query}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const toUrl = useSearchResultUrlProcessor();
  const {outcome, more, retry} = useSearch(query, useAlgoliaContextualFacetFilters());
  const {hits, nbHits, corrections, answeredBy} =
    outcome.kind === 'found' ? outcome : {hits: [], nbHits: 0};

  return (
    <>
      <p role="status" className="Search-Count">
        {outcome.kind === 'found' && (
          <span key={nbHits}>
            {selectMessage(
              nbHits,
              `One document found|${nbHits.toLocaleString('en')} documents found`,
            )}
          </span>
        )}
        {outcome.kind === 'asked' && <span>Searching …</span>}
        {outcome.kind === 'failed' && (
          <span>
            <LoadFailure retry={retry}>{outcome.why}</LoadFailure>
          </span>
        )}
        {answeredBy === 'local' && <span> · Answered by this site’s own index</span>}
      </p>
      {hits.length > 0 && <Results hits={hits} toUrl={toUrl} />}
      {hits.length === 0 && outcome.kind !== 'asked' && <Leads corrections={corrections} />}
      {hits.length < nbHits && (
        <button type="button" className="button button--secondary" onClick={more}>
          Show more
        </button>
      )}
    </>
  );
}
