import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import NotFoundContent from '@theme-original/NotFound/Content';
import type {Props} from '@theme/NotFound/Content';
import type {ReactNode} from 'react';
import {sections} from '../../../../config/sections';

/**
 * The theme's message, followed by the places a reader may have been looking for. The theme leaves
 * the page without a title where the documentation is served from the root.
 */
export default function NotFoundWithLandings(props: Props): ReactNode {
  return (
    <>
      <PageMetadata title="Page Not Found" />
      <NotFoundContent {...props} />
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
