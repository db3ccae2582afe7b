import {readdirSync} from 'node:fs';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {Plugin as PostCssPlugin} from 'postcss';

const SITE = ['docs', 'blog', 'src', 'plugins'];
const THEME = ['@docusaurus/theme-classic', '@docusaurus/theme-common'];

/** Takes out of the framework's base styles the rules of classes that no file of the site or its theme names. */
export function purgeInfima(siteDirectory: string): PostCssPlugin {
  const folders = [
    ...SITE.map((folder) => path.join(siteDirectory, folder)),
    ...THEME.map((name) => path.dirname(require.resolve(name))),
  ];
  const purge = purgeCss({
    content: folders.flatMap(filesIn),
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
  }) as PostCssPlugin;
  return {
    postcssPlugin: 'purge-infima',
    OnceExit(root, helpers) {
      const isInfima = /[\\/]infima[\\/]/.test(root.source?.input.file ?? '');
      return isInfima ? purge.OnceExit?.(root, helpers) : undefined;
    },
  };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(mdx|tsx?|js)$/.test(file) && !/\.(test|d)\.ts$/.test(file))
    .map((file) => path.join(folder, file));
