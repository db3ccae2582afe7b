import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  usePluralForm,
  useSearchQueryString,
} from '@docusaurus/theme-common';
import {
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Results from './Results';
import styles from './styles.module.css';
import {useSearch} from './useSearch';

const DESCRIPTION =
  'Find contracts, functions, revert strings, selectors, addresses and guides of the Uniswap protocol in this documentation.';

/**
 * All results of a query, which stands in the address and can be shared. The theme's page brings a
 * client of its own for each hosted query, and has no main landmark while it has no result.
 */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <Content />
      </Layout>
    </HtmlClassNameProvider>
  );
}

/** Within the layout, which knows the version of the documentation that a reader is in. */
function Content(): ReactNode {
  const [query, setQuery] = useSearchQueryString();
  const {selectMessage} = usePluralForm();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const toUrl = useSearchResultUrlProcessor();
  const {state, more} = useSearch(query, facetFilters);
  const title = query ? `Search results for “${query}”` : 'Search the documentation';

  return (
    <>
      <PageMetadata title={title} description={DESCRIPTION} />
      <main className="container margin-vert--lg">
        <h1>{title}</h1>
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <input
            className={styles.field}
            type="search"
            name="q"
            aria-label="Search the documentation"
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={({target}) => {
              setQuery(target.value);
            }}
          />
        </form>
        <noscript>
          <p>The search needs JavaScript; the pages do not.</p>
        </noscript>
        <p aria-live="polite">
          {state.kind === 'found' &&
            selectMessage(
              state.count,
              `One document found|${state.count.toLocaleString('en')} documents found`,
            )}
          {state.kind === 'failed' && `The search failed: ${state.message} Try again.`}
        </p>
        {state.kind === 'found' && state.hits.length > 0 ? (
          <>
            <Results hits={state.hits} toUrl={toUrl} />
            {state.hits.length < state.count && (
              <button type="button" className="button button--secondary" onClick={more}>
                Show more results
              </button>
            )}
          </>
        ) : (
          <Landings />
        )}
      </main>
    </>
  );
}

function Landings(): ReactNode {
  return (
    <p>
      Or start from <Link to="/concepts/overview">the concepts</Link>,{' '}
      <Link to="/contracts/v3/overview">the contracts</Link>,{' '}
      <Link to="/sdk/v3/overview">the SDKs</Link> or{' '}
      <Link to="/api/subgraph/overview">the API</Link>.
    </p>
  );
}
