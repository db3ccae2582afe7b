import type {LoadContext, Plugin} from '@docusaurus/types';
import {sourcesOf} from '../../../pages/sources';
import {pageName} from './data/pageName';
import {namesOf} from './data/readNames';
import {readCallPages, readContents} from './data/readCallPages';

/** Gives the forms of reference pages what they call: functions, units and examples by page, and names. */
export default function playgroundCall({siteDir}: LoadContext): Plugin {
  return {
    name: 'playground-call',
    async allContentLoaded({actions}) {
      const {contracts, pages} = sourcesOf(siteDir).contracts();
      const contents = readContents(siteDir);
      const called = readCallPages({siteDirectory: siteDir, contracts, pages, contents});
      const byName = Object.fromEntries(
        [...called].map(([route, page]) => [pageName(route), page]),
      );
      await actions.createData('names.json', JSON.stringify(namesOf(contents)));
      // One file: they share most of their words, and a file for each would be listed in every page's scripts.
      await actions.createData('pages.json', JSON.stringify(byName));
    },
  };
}
