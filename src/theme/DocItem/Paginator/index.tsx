import {useLocation} from '@docusaurus/router';
import DocItemPaginator from '@theme-original/DocItem/Paginator';
import type {ReactNode} from 'react';
import Sentiment from '@site/src/components/Sentiment';
import {protocolVersion} from '../../PageFacts/protocolVersion';

/** The theme's way to the next page, after the question whether this one helped. */
export default function DocItemPaginatorWithSentiment(): ReactNode {
  return (
    <>
      <Sentiment version={protocolVersion(useLocation().pathname)} />
      <DocItemPaginator />
    </>
  );
}
