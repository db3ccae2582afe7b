import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What pages are expanded from, beside their own text. */
const INPUTS = ['examples', 'registry', 'figures', 'plugins/expand'];

/**
 * Tells the bundler what pages are made from: without it, its cache would serve a page as it was
 * before an example, an address or a figure changed.
 */
export default function pageInputs({siteDir}: LoadContext): Plugin {
  const options = {
    directories: INPUTS.map((directory) => path.join(siteDir, directory)),
    files: [path.join(siteDir, 'package.json')],
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
