import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import QueryResults from '@theme/SearchPage/QueryResults';
import type {ReactNode} from 'react';
import SearchStyles, {PAGE} from '../SearchStyles';
import Field from './Field';
import {useQuery} from './useQuery';

const DESCRIPTION =
  'Find contracts, functions, revert strings, selectors, addresses and guides of the Uniswap protocol in this documentation.';
const LONGEST_TITLE = 80;

/**
 * All results of a query, which stands in the address and can be shared. The theme's page brings a
 * client of its own for each hosted query, and has no main landmark while it has no result.
 */
export default function SearchPage(): ReactNode {
  const field = useQuery();
  const asked = shortened(field.query.trim());
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <PageMetadata
        title={asked ? `Search results for “${asked}”` : 'Search the documentation'}
        description={DESCRIPTION}
      />
      <SearchStyles of={PAGE} />
      <Layout>
        <main className="container margin-vert--lg" data-at-once>
          <h1>
            {/* Elements, which React can still remove where a translator has moved their texts. */}
            {asked ? (
              <span key="results">
                Search results for “<bdi>{asked}</bdi>”
              </span>
            ) : (
              <span key="search">Search the documentation</span>
            )}
          </h1>
          <Field {...field} />
          <QueryResults query={field.query} />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}

/** Counts characters as readers do, so that none is cut in half. */
function shortened(query: string): string {
  const characters = [...query];
  return characters.length > LONGEST_TITLE
    ? `${characters.slice(0, LONGEST_TITLE).join('')}…`
    : query;
}
