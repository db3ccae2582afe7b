import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import NotFoundContent from '@theme-original/NotFound/Content';
import type {Props} from '@theme/NotFound/Content';
import SearchStyles, {PAGE} from '@theme/SearchStyles';
import type {ReactNode} from 'react';
import {sections} from '../../../../config/sections';

/**
 * The theme's message, followed by a search and the places a reader may have been looking for. The
 * theme leaves the page without a title where the documentation is served from the root.
 */
export default function NotFoundWithLandings(props: Props): ReactNode {
  return (
    <>
      <PageMetadata title="Page Not Found" />
      <NotFoundContent {...props} />
      <SearchStyles of={PAGE} />
      <form role="search" action={useBaseUrl('/search')} className="container margin-bottom--lg">
        <div className="row">
          <div className="col col--6 col--offset-3">
            <label htmlFor="search-field">Search the documentation</label>
            <input
              id="search-field"
              className="Search-Field"
              type="search"
              name="q"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          </div>
        </div>
      </form>
      <nav className="container margin-bottom--xl" aria-label="Sections of the documentation">
        <div className="row">
          <div className="col col--6 col--offset-3 markdown">
            <h2>Start again from a section</h2>
            <ul>
              {sections.map(({landing, name, blurb}) => (
                <li key={landing}>
                  <Link to={landing}>{name}</Link>: {blurb}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </nav>
    </>
  );
}
