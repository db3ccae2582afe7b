import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Options as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {onBroken} from './config/brokenLinks';
import {historyOf} from './config/history';
import {icons, repository} from './config/navigation';
import {movedPages, movedParts} from './config/redirects';
import {themeConfig} from './config/theme';
import agents, {createSitemapItems} from './plugins/agents';
import analytics from './plugins/analytics';
import announcement from './plugins/site/announcement';
import calldata from './labs/calldata';
import playgroundCall from './labs/playground/call';
import {rehypeCall} from './labs/playground/call/rehypeCall';
import {expanders} from './pages';
import {editAddress} from './pages/editAddress';
import {checkFrontMatter, withoutSearchTerms} from './pages/frontMatter';
import pageInputs from './pages/pageInputs';
import rehypeFolds from './pages/rehypeFolds';
import rehypeMarkup from './pages/rehypeMarkup';
import rehypePageFacts from './pages/rehypePageFacts';
import rehypeProvenance from './pages/rehypeProvenance';
import rehypeTables from './pages/rehypeTables';
import {listRoutes} from './pages/listPages';
import speed from './plugins/speed';
import navigation from './plugins/navigation';
import offline from './plugins/offline';
import {isFast} from './plugins/speed/isFast';
import {template} from './plugins/speed/onDemand/template';
import playground from './labs/playground';
import publish from './plugins/site';
import homeData from './plugins/site/homeData';
import publishExamples from './plugins/site/publishExamples';
import playgroundNames from './labs/playground/names';
import queryLab from './labs/query-lab';
import rehypeQueryLinks from './labs/query-lab/rehypeQueryLinks';
import reading from './plugins/reading';
import search from './plugins/search';
import {oldAddresses} from './plugins/site/oldAddresses';
import translation from './plugins/translation';
import writing from './plugins/writing';

const {onBrokenMarkdownLinks, ...onBrokenRoutes} = onBroken(process.env.STRICT === '1');
const url = process.env.SITE_URL || 'https://docs.uniswap.org';
const content = {
  beforeDefaultRemarkPlugins: expanders(__dirname, url),
  remarkPlugins: [remarkMath],
  rehypePlugins: [
    [rehypeKatex, {output: 'mathml'}],
    rehypePageFacts,
    rehypeTables,
    rehypeMarkup,
    rehypeCall(__dirname),
    rehypeFolds,
    rehypeProvenance,
    rehypeQueryLinks,
  ],
} satisfies PresetOptions['pages'];
const written = <T>(editUrl: T) => ({...content, editUrl, showLastUpdateTime: true});

export default {
  title: 'Uniswap',
  tagline: 'Documentation and Guides',
  customFields: {repository},
  favicon: 'favicon.ico',
  headTags: icons,
  url,
  baseUrl: '/',
  trailingSlash: false,
  ...(isFast && {ssrTemplate: template()}),
  future: {v4: true, faster: true, experimental_vcs: historyOf(__dirname)},
  storage: {type: 'localStorage', namespace: false},
  i18n: {defaultLocale: 'en', locales: ['en']},
  ...onBrokenRoutes,
  markdown: {
    hooks: {onBrokenMarkdownLinks},
    parseFrontMatter: async ({filePath, fileContent, defaultParseFrontMatter}) => {
      const {frontMatter, content} = await defaultParseFrontMatter({filePath, fileContent});
      const isPage = filePath.startsWith(path.join(__dirname, 'docs', path.sep));
      const checked = isPage ? checkFrontMatter(frontMatter, filePath) : frontMatter;
      return {content, frontMatter: withoutSearchTerms(checked)};
    },
  },
  presets: [
    [
      'classic',
      {
        docs: {
          ...written(editAddress(repository, __dirname)),
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          include: ['**/*.mdx'],
          versions: {current: {label: 'Next', path: '/'}},
        },
        blog: {
          ...written(`${repository}/edit/main/`),
          blogTitle: 'Engineering Blog',
          blogDescription: 'How the contracts of the Uniswap protocol are built, with numbers.',
          blogSidebarCount: 0,
          include: ['**/*.mdx'],
          onInlineAuthors: 'ignore',
          feedOptions: {type: ['rss', 'atom'], title: 'Engineering Blog'},
        },
        pages: content,
        theme: {
          customCss: ['fonts', 'tokens', 'site', 'code', 'tables'].map(
            (name) => `./src/css/${name}.css`,
          ),
        },
        sitemap: {lastmod: 'date', createSitemapItems},
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    agents,
    analytics,
    announcement,
    calldata,
    homeData,
    speed,
    navigation,
    offline,
    pageInputs,
    playgroundNames,
    playgroundCall,
    playground,
    publish,
    publishExamples,
    queryLab,
    reading,
    search,
    translation,
    writing,
    [
      '@docusaurus/plugin-client-redirects',
      {
        createRedirects: oldAddresses({movedPages, movedParts}, listRoutes(__dirname)),
      } satisfies RedirectOptions,
    ],
  ],
  themeConfig,
} satisfies Config;
