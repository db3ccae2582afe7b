import type {ThemeConfig} from '@docusaurus/preset-classic';
import {announcementBar, footer, navbar} from './navigation';
import {prism} from './prism';
import {algolia} from './search';

/** What the theme is told. */
export const themeConfig = {
  algolia,
  announcementBar,
  navbar,
  footer,
  prism,
  colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
} satisfies ThemeConfig;
