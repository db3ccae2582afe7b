import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {configOfReaders} from './configOfReaders';
import {globalDataFromRoutes} from './globalDataFromRoutes';
import {metadataOfReaders} from './metadataOfReaders';
import {purgeInfima} from './purgeInfima';
import {sectionsOf} from './sections';
import {prefetchWithSections} from './sections/prefetchWithSections';
import {shellOfFences} from './shellOfFences';
import {versionWithoutDescriptions} from './versionWithoutDescriptions';
import {withoutBaseUrlHelp} from './withoutBaseUrlHelp';
import {withoutContextPolyfill} from './withoutContextPolyfill';
import {withoutGrammars} from './withoutGrammars';
import {withoutRemount} from './withoutRemount';
import {withoutStyleElement} from './withoutStyleElement';

type Rewrite = (source: string, query: string, file: string) => string;

/** Keeps out of the readers' scripts and styles what no page uses. */
export default function lean({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean',
    configureWebpack: ({mode, plugins = []}, isServer, {currentBundler}) => {
      if (isServer) return {module: {rules: SAME}};
      const written = {module: {rules: [...SAME, ...BROWSER]}, resolve: {alias: ALIASES}};
      if (mode !== 'production') return written;
      return {
        ...written,
        ...(process.env.SOURCE_MAPS && {devtool: 'source-map'}),
        // Without their names, of which every page would carry a list.
        output: {chunkFilename: 'assets/js/[contenthash:7].js', chunkLoadingGlobal: 'chunks'},
        module: {rules: [...SAME, ...BROWSER, ...rulesOfSections(generatedFilesDir)]},
        // So that the table of the files of chunks does for their names as well.
        optimization: {chunkIds: 'named'},
        mergeStrategy: {plugins: 'replace'},
        plugins: [
          ...plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
          ...REPLACEMENTS.map(
            ([request, file]) =>
              new currentBundler.instance.NormalModuleReplacementPlugin(
                request,
                path.join(__dirname, file),
              ),
          ),
        ],
      };
    },
    configurePostCss: (options) => ({
      ...options,
      // While pages are written, each class may be needed next.
      plugins:
        process.env.NODE_ENV === 'production'
          ? [...options.plugins, purgeInfima(siteDir)]
          : options.plugins,
    }),
  };
}

type Options = {type?: string; reads?: string[]; resourceQuery?: RegExp};

const rule = (test: RegExp, rewrite: Rewrite, {reads, ...options}: Options = {}) => ({
  test,
  enforce: 'pre' as const,
  ...options,
  use: [{loader: path.join(__dirname, 'speedLoader.cjs'), options: {rewrite, reads}}],
});

const VERSION = /\.docusaurus[/\\]docusaurus-plugin-content-docs[/\\]\w+[/\\]p[/\\].*\.json$/;

/** What a page is rendered from must be the same when it is built and in a browser. */
const SAME = [
  rule(/prism-react-renderer[/\\]dist[/\\]index\.mjs$/, withoutGrammars),
  rule(/prismjs[/\\]components[/\\]prism-bash\.js$/, shellOfFences),
  rule(VERSION, versionWithoutDescriptions, {resourceQuery: /^$/}),
  rule(/theme-classic[/\\]lib[/\\]theme[/\\](CodeBlock|Tabs)[/\\]index\.js$/, withoutRemount),
  rule(/\.docusaurus[/\\]globalData\.json$/, globalDataFromRoutes, {type: 'javascript/auto'}),
];

const BROWSER = [
  rule(/\.docusaurus[/\\]docusaurus\.config\.mjs$/, configOfReaders),
  rule(/\.docusaurus[/\\]site-metadata\.json$/, metadataOfReaders),
  rule(/core[/\\]lib[/\\]client[/\\]BaseUrlIssueBanner[/\\]index\.js$/, withoutBaseUrlHelp),
  rule(/react-router[/\\]esm[/\\]react-router\.js$/, withoutContextPolyfill),
  rule(/@docsearch[/\\]react[/\\]dist[/\\]esm[/\\]index\.js$/, withoutStyleElement),
  // What the router asks them for, the development build alone needs, or nobody.
  {
    test: /node_modules[/\\](hoist-non-react-statics|prop-types|react-is)[/\\]/,
    sideEffects: false,
  },
  // Amplitude's modules take more of it.
  {
    test: /@amplitude[/\\]/,
    resolve: {alias: {tslib: path.join(path.dirname(require.resolve('tslib')), 'tslib.es6.mjs')}},
  },
];

/** A page knows of the site's pages those of its section; the others are told when they are asked for. */
function rulesOfSections(generatedDirectory: string) {
  const {reads, routes, registry, chunkNames, version, banner} = sectionsOf(generatedDirectory);
  return [
    rule(/\.docusaurus[/\\]routes\.js$/, routes, {reads}),
    rule(/\.docusaurus[/\\]registry\.js$/, registry, {reads}),
    rule(/\.docusaurus[/\\]routesChunkNames\.json$/, chunkNames, {reads}),
    rule(VERSION, version, {resourceQuery: /^$/}),
    rule(VERSION, version, {resourceQuery: /^\?sidebar=/, type: 'javascript/auto'}),
    rule(/theme-classic[/\\]lib[/\\]theme[/\\]DocVersionBanner[/\\]index\.js$/, banner, {reads}),
    rule(/core[/\\]lib[/\\]client[/\\]docusaurus\.js$/, prefetchWithSections),
  ];
}

/** Modules of the framework and theme whose work is put off, and what stands in for them. */
const REPLACEMENTS: [request: RegExp, file: string][] = [
  [/^(\.|@docusaurus\/core\/lib\/client)\/preload$/, 'sections/preload.ts'],
  [/^@theme\/CodeBlock\/Content$/, 'highlighter/Content.tsx'],
  [/[/\\]theme-classic[/\\]lib[/\\]prism-include-languages$/, 'highlighter/clientModule.ts'],
];

const ALIASES = {
  tslib: path.join(__dirname, 'tslib.ts'),
  // Loaded for PHP only, and bundled whatever the languages are.
  'prismjs/components/prism-markup-templating.js': false as const,
};
