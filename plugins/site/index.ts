import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {sectionName} from '../../config/sections';
import {projectsOf} from '../../pages/examples/projects/projectsOf';
import {abiFiles} from './abiFiles';
import {atlasFiles} from './atlasFiles';
import {cardPath} from './cardPath';
import {drawCard, type Card} from './drawCard';
import {fontTags} from './fontTags';
import {projectFiles} from './projectFiles';
import {packSandbox} from './packages/packSandbox';
import {registryFiles} from './registryFiles';

const CARDS_AT_ONCE = 8;

/**
 * What a published site has beside its pages: fonts in the head, preview cards, robots.txt, the
 * sandbox as a package, the registry and the revert atlas as JSON with their schemas, and the ABIs
 * of the registry's contracts.
 */
export default function publish({siteDir, outDir, siteConfig}: LoadContext): Plugin {
  const cards = new Map<string, Card>([
    ['/', {title: siteConfig.tagline, section: 'Uniswap protocol'}],
    ['/blog', {title: 'Engineering Blog', section: 'Blog'}],
    ['/blog/archive', {title: 'Archive', section: 'Engineering Blog'}],
    ['/privacy', {title: 'Privacy', section: 'Uniswap protocol'}],
    ['/search', {title: 'Search the documentation', section: 'Uniswap protocol'}],
    ['/404.html', {title: 'Page not found', section: 'Uniswap protocol'}],
  ]);

  return {
    name: 'publish',
    injectHtmlTags: () => ({headTags: fontTags}),
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      for (const {permalink, title} of docs.loadedVersions.flatMap((version) => version.docs)) {
        cards.set(permalink, {title, section: sectionName(permalink)});
      }
      for (const {metadata} of blog.blogPosts) {
        cards.set(metadata.permalink, {title: metadata.title, section: 'Engineering Blog'});
      }
    },
    async postBuild() {
      const cache = path.join(siteDir, 'node_modules/.cache/cards');
      const entries = [...cards];
      // Some at a time: a picture is painted on another thread while the next is laid out, and
      // takes 3 MB until it is written.
      while (entries.length > 0) {
        await Promise.all(
          entries.splice(0, CARDS_AT_ONCE).map(async ([permalink, card]) => {
            const file = path.join(outDir, cardPath(permalink));
            await mkdir(path.dirname(file), {recursive: true});
            await writeFile(file, await drawCard(card, cache));
          }),
        );
      }
      const {name: sandbox, archive} = await packSandbox(siteDir);
      const files = {
        [`packages/${sandbox}.tgz`]: archive,
        'robots.txt': robots(siteConfig.url),
        ...registryFiles(),
        ...abiFiles(siteDir),
        ...atlasFiles(siteDir),
        ...projectFiles(projectsOf(siteDir, siteConfig.url)),
      };
      for (const [name, content] of Object.entries(files)) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, content);
      }
    },
  };
}

const robots = (url: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
