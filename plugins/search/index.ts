import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {expanders} from '../expand';
import {buildIndex} from './engine/buildIndex';
import {pagesOf} from './pagesOf';
import {readSections} from './readSections';

/** Makes the search index from the pages as readers get them. */
export default function search({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [path.join(__dirname, '**/*.ts')],
    async allContentLoaded({allContent, actions}) {
      const sections = await readSections(pagesOf(allContent, siteDir), {
        expanders: expanders(siteDir, siteConfig.url, {draws: false}),
      });
      await actions.createData('index.json', JSON.stringify(buildIndex(sections)));
    },
  };
}
