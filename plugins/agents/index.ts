import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {treesOf, type PageTree} from '../expand/readTrees';
import {filesOf} from './filesOf';
import {headTags} from './headTags';
import {outlineOf} from './llms/outlineOf';

export {createSitemapItems} from './createSitemapItems';

/**
 * Gives readers that are programs what people get: each page as Markdown at its address with `.md`,
 * lists of the pages, and bundles; in the build and while writing.
 */
export default function agents(context: LoadContext): Plugin {
  const {siteConfig, outDir, baseUrl, generatedFilesDir} = context;
  let pages: PageTree[] = [];
  let files = new Map<string, string>();

  return {
    name: 'agents',
    async allContentLoaded({allContent, actions}) {
      pages = await treesOf(allContent, context);
      files = filesOf(pages, {
        origin: siteConfig.url,
        outline: outlineOf(allContent),
      });
      for (const [address, text] of files) await actions.createData(address.slice(1), text);
    },
    // The framework hands it to its server; the type that it gives does not know of it.
    configureWebpack: () =>
      ({
        devServer: {
          static: [
            {
              directory: path.join(generatedFilesDir, 'agents/default'),
              publicPath: baseUrl,
              watch: false,
            },
          ],
        },
      }) as object,
    async postBuild() {
      for (const [address, text] of files) {
        const file = path.join(outDir, address);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
      // Into the finished pages: a tag that React knew of would cost every reader a script.
      for (const page of pages) {
        const file = path.join(outDir, `${page.route}.html`);
        const html = await readFile(file, 'utf8');
        await writeFile(
          file,
          html.replace('</head>', (end) => headTags(page, siteConfig.url) + end),
        );
      }
    },
  };
}
