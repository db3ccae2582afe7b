import {PageMetadata} from '@docusaurus/theme-common';
import NotFoundContent from '@theme-original/NotFound/Content';
import type {Props} from '@theme/NotFound/Content';
import type {ReactNode} from 'react';
import Landings from './Landings';

/**
 * The theme's message, followed by a search and the places a reader may have been looking for. The
 * theme leaves the page without a title where the documentation is served from the root.
 */
export default function NotFoundWithLandings(props: Props): ReactNode {
  return (
    <>
      <PageMetadata title="Page Not Found" />
      <NotFoundContent {...props} />
      <Landings />
    </>
  );
}
