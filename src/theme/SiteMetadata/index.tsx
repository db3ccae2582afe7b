import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {useLocation} from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';
import {cardPath} from '../../../plugins/site/cardPath';

/**
 * The theme's metadata, with the page's own preview card, which is drawn at build, and with the
 * default colour mode in the HTML, for readers whose browser runs no scripts.
 */
export default function SiteMetadataWithCard(): ReactNode {
  const {pathname} = useLocation();
  const {colorMode} = useThemeConfig();
  return (
    <>
      <SiteMetadata />
      <PageMetadata image={cardPath(pathname)} />
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <html data-theme={colorMode.defaultMode} />
        </Head>
      )}
    </>
  );
}
