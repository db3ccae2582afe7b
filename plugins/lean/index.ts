import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {configOfReaders} from './configOfReaders';
import {globalDataFromRoutes} from './globalDataFromRoutes';
import {purgeInfima} from './purgeInfima';
import {registryOfLoaders} from './registryOfLoaders';
import {chunkNamesWithoutHashes, routesWithoutHashes} from './routesWithoutHashes';
import {shellOfFences} from './shellOfFences';
import {versionWithoutDescriptions} from './versionWithoutDescriptions';
import {withoutGrammars} from './withoutGrammars';

type Rewrite = (source: string) => string;

/** Keeps out of the readers' scripts and styles what no page uses. */
export default function lean({siteDir}: LoadContext): Plugin {
  return {
    name: 'lean',
    configureWebpack: ({mode}, isServer) => ({
      // Without their names, of which every page would carry a list.
      output:
        isServer || mode !== 'production' ? {} : {chunkFilename: 'assets/js/[contenthash:8].js'},
      module: {rules: isServer ? SAME : [...SAME, ...BROWSER]},
      resolve: isServer ? {} : {alias: ALIASES},
    }),
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

const rule = (test: RegExp, rewrite: Rewrite, type?: string) => ({
  test,
  enforce: 'pre' as const,
  ...(type && {type}),
  use: [{loader: path.join(__dirname, 'leanLoader.cjs'), options: {rewrite}}],
});

/** What a page is rendered from must be the same when it is built and in a browser. */
const SAME = [
  rule(/prism-react-renderer[/\\]dist[/\\]index\.mjs$/, withoutGrammars),
  rule(/prismjs[/\\]components[/\\]prism-bash\.js$/, shellOfFences),
  rule(
    /\.docusaurus[/\\]docusaurus-plugin-content-docs[/\\]\w+[/\\]p[/\\].*\.json$/,
    versionWithoutDescriptions,
  ),
  rule(/\.docusaurus[/\\]globalData\.json$/, globalDataFromRoutes, 'javascript/auto'),
];

const BROWSER = [
  rule(/\.docusaurus[/\\]docusaurus\.config\.mjs$/, configOfReaders),
  rule(/\.docusaurus[/\\]registry\.js$/, registryOfLoaders),
  rule(/\.docusaurus[/\\]routes\.js$/, routesWithoutHashes),
  rule(/\.docusaurus[/\\]routesChunkNames\.json$/, chunkNamesWithoutHashes),
  // Amplitude's modules take more of it.
  {
    test: /@amplitude[/\\]/,
    resolve: {alias: {tslib: path.join(path.dirname(require.resolve('tslib')), 'tslib.es6.mjs')}},
  },
];

const ALIASES = {
  tslib: path.join(__dirname, 'tslib.ts'),
  // Loaded for PHP only, and bundled whatever the languages are.
  'prismjs/components/prism-markup-templating.js': false as const,
};
