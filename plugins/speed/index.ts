import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyPatch} from './applyPatch';
import {dropUnused} from './dropUnused';
import {isFast} from './isFast';
import {script} from './onDemand/script';
import {PATCHES, type Patch} from './patches';
import {purgeInfima} from './purgeInfima';
import {requirePatchedFiles} from './requirePatchedFiles';

/** Keeps out of the readers' scripts and styles what no page uses, and loads scripts on demand. */
export default function speed({siteDir}: LoadContext): Plugin {
  return {
    name: 'speed',
    configureWebpack: ({mode, experiments}, isServer) => {
      const patches = PATCHES.filter(
        (patch) => (isFast || 'keeps' in patch) && !(isServer && patch.isForBrowsers),
      );
      return {
        module: {rules: patches.map(ruleOf)},
        plugins: isServer ? [] : [requirePatchedFiles(patches)],
        experiments: withCacheOf(patches, experiments as Experiments | undefined),
        ...(mode === 'production' &&
          !isServer &&
          process.env.SOURCE_MAPS && {devtool: 'source-map'}),
      } as object;
    },
    // Not in the template, which is part of the configuration that every page carries. With a name,
    // so that the framework does not merge it with the scripts of others.
    injectHtmlTags: () =>
      isFast
        ? {preBodyTags: [{tagName: 'script', attributes: {id: 'on-demand'}, innerHTML: script()}]}
        : {},
    configurePostCss: (options) => ({
      ...options,
      // While pages are written, each class may be needed next.
      plugins:
        isFast && process.env.NODE_ENV === 'production'
          ? [...options.plugins, purgeInfima(siteDir), dropUnused]
          : options.plugins,
    }),
  };
}

const ruleOf = (patch: Patch) => ({
  test: patch.file,
  enforce: 'pre' as const,
  use: [
    {
      loader: path.join(__dirname, 'patchLoader.cjs'),
      options: {apply: (source: string) => applyPatch(patch, source)},
    },
  ],
});

type Experiments = {cache?: {version: string}};

/** Gives the bundler a cache of its own for these patches: it would take files up that others changed. */
function withCacheOf(patches: readonly Patch[], {cache}: Experiments = {}): Experiments {
  if (!cache) return {};
  const changes = patches.map(({file, find, replace}) => `${file} ${find} ${replace}`);
  const digest = createHash('sha256').update(changes.join('\n')).digest('hex').slice(0, 8);
  return {cache: {version: `${cache.version}-patches-${digest}`}};
}
