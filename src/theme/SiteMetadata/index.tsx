import {PageMetadata} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';
import {cardPath} from '../../../plugins/publish/cardPath';

/** The theme's metadata, with the page's own preview card, which is drawn at build. */
export default function SiteMetadataWithCard(): ReactNode {
  const {pathname} = useLocation();
  return (
    <>
      <SiteMetadata />
      <PageMetadata image={cardPath(pathname)} />
    </>
  );
}
