import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {treesOf, type PageTree} from '../../pages/readTrees';
import {answering, isWriting, type Answer} from '../../pages/answering';
import {filesOf} from './filesOf';
import {headTags} from './headTags';
import {readOutline} from './llms/readOutline';

export {createSitemapItems} from './createSitemapItems';

type Made = {pages: readonly PageTree[]; files: ReadonlyMap<string, string>};

/**
 * Gives readers that are programs what people get: each page as Markdown at its address with `.md`,
 * lists of the pages, and bundles; in the build, and while writing when they are asked for.
 */
export default function agents(context: LoadContext): Plugin {
  const {siteConfig, outDir} = context;
  let content: AllContent;

  const make = async (): Promise<Made> => {
    const pages = await treesOf(content, context);
    const files = filesOf(pages, {origin: siteConfig.url, outline: readOutline(content)});
    return {pages, files};
  };
  const answer: Answer = async ({url = ''}, response, next) => {
    if (!ADDRESS.test(url)) return next();
    const text = (await make()).files.get(url);
    if (text === undefined) return next();
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    return response.end(text);
  };

  return {
    name: 'agents',
    async allContentLoaded({allContent}) {
      content = allContent;
    },
    // The framework's type of settings does not know of its server.
    configureWebpack: () => (isWriting() ? answering(() => answer) : {}) as object,
    async postBuild() {
      const {pages, files} = await make();
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

/** What `filesOf` may hold. */
const ADDRESS = /\.(?:md|txt)$|^\/agents\//;
