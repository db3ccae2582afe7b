import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import postcss, {type Plugin as PostCssPlugin, type Root} from 'postcss';
import {PurgeCSS} from 'purgecss';

const SITE = ['docs', 'blog', 'src', 'plugins', 'pages', 'labs'];
const THEME = ['@docusaurus/theme-classic', '@docusaurus/theme-common'];
const SEARCH = '@docsearch/css';
/** Looks that the theme names, and no setting of the site chooses. */
const UNCHOSEN = [/^navbar--(dark|primary)$/, 'footer--dark', 'button--outline', 'tabs--block'];

/**
 * Takes out of the framework's base styles the rules of classes that no file of the site or its
 * theme names, and the variables that no style and no script reads.
 */
export function purgeInfima(siteDirectory: string): PostCssPlugin {
  const folders = [
    ...SITE.map((folder) => path.join(siteDirectory, folder)),
    ...THEME.map((name) => path.dirname(require.resolve(name))),
  ];
  return {
    postcssPlugin: 'purge-infima',
    async OnceExit(root) {
      if (!/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) return;
      const [purged] = await new PurgeCSS().purge({
        // As text: its own PostCSS plugin passes over every second of the rules that follow each other.
        css: [{raw: root.toString()}],
        content: folders.flatMap((folder) => filesIn(folder, /\.(mdx|tsx?|js)$/)),
        blocklist: UNCHOSEN,
        defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
      });
      const kept = postcss.parse(purged?.css ?? '');
      removeUnread(kept, readIn([...folders, path.dirname(require.resolve(SEARCH))]));
      root.removeAll();
      root.append(kept.nodes);
    },
  };
}

/** Removes variables that nothing reads, then those that only these have read. */
function removeUnread(root: Root, others: ReadonlySet<string>): void {
  for (;;) {
    const read = variablesRead(root.toString());
    const unread: {remove(): unknown}[] = [];
    root.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop) && !others.has(declaration.prop)) unread.push(declaration);
    });
    if (unread.length === 0) break;
    for (const declaration of unread) declaration.remove();
  }
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}

/** All names of variables in the styles and scripts of the folders: a script may read one by its name. */
const readIn = (folders: readonly string[]): Set<string> =>
  variables(
    folders
      .flatMap((folder) => filesIn(folder, /\.(css|mdx|tsx?|js)$/))
      .map((file) => {
        const text = readFileSync(file, 'utf8');
        return file.endsWith('.css') ? [...variablesRead(text)].join(' ') : text;
      })
      .join('\n'),
  );

const variables = (text: string): Set<string> => new Set(text.match(/--[\w-]+/g));

const variablesRead = (css: string): Set<string> =>
  new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));

const filesIn = (folder: string, kind: RegExp): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => kind.test(file) && !/\.(test|d)\.ts$/.test(file))
    .map((file) => path.join(folder, file));
