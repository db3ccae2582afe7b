import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What pages are expanded from, beside their own text. */
const INPUTS = [
  'examples',
  'registry',
  'figures',
  'reference',
  'atlas',
  'subgraph',
  'plugins/expand',
];

/**
 * Tells the bundler what pages are made from: without it, its cache would serve a page as it was
 * before an example, an address or a figure changed.
 */
export default function pageInputs({siteDir}: LoadContext): Plugin {
  const options = {
    directories: INPUTS.map((directory) => path.join(siteDir, directory)),
    files: [path.join(siteDir, 'package.json'), ...notesUnder(path.join(siteDir, 'docs'))],
  };
  return {
    name: 'page-inputs',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Not `test`: the framework takes such a rule for one that turns pages into modules.
            resource: /\.mdx$/,
            enforce: 'pre' as const,
            use: [{loader: path.join(__dirname, 'pageInputsLoader.cjs'), options}],
          },
        ],
      },
    }),
  };
}

/** Pages say what other pages' notes hold: of what they inherit, of what implements them. */
const notesUnder = (pages: string): string[] =>
  readdirSync(pages, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => path.join(pages, file));
