import {useLocation} from '@docusaurus/router';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import Sentiment from '@site/src/components/Sentiment';
import {protocolVersion} from '../DocVersionBadge/protocolVersion';

/** The theme's breadcrumbs, with the question whether the page helped beside or under them. */
export default function DocBreadcrumbsWithSentiment(): ReactNode {
  return (
    <>
      <DocBreadcrumbs />
      <Sentiment section="top" version={protocolVersion(useLocation().pathname)} />
    </>
  );
}
