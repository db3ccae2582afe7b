import type {LoadContext, Plugin} from '@docusaurus/types';
import {knownEntries} from '../../../pages/atlas/indexNodes';
import {sourcesOf} from '../../../pages/sources';
import {pageFile} from './data/pageFile';
import {eventsOf} from './data/eventsOf';
import {namesOf} from './data/readNames';
import {readCallPages, readContents} from './data/readCallPages';

/** Gives the forms of reference pages what they call: functions and examples by page, names, events, reverts. */
export default function playgroundCall({siteDir}: LoadContext): Plugin {
  return {
    name: 'playground-call',
    async allContentLoaded({actions}) {
      const sources = sourcesOf(siteDir);
      const contents = readContents(siteDir);
      const pages = readCallPages({siteDirectory: siteDir, ...sources.contracts(), contents});
      const files: Readonly<Record<string, unknown>> = {
        names: namesOf(contents),
        events: eventsOf(siteDir, sources.contracts()),
        reverts: knownEntries(sources.atlas()),
        ...Object.fromEntries(
          [...pages].map(([route, page]) => [`pages/${pageFile(route)}`, page]),
        ),
      };
      for (const [name, data] of Object.entries(files)) {
        await actions.createData(`${name}.json`, JSON.stringify(data));
      }
    },
  };
}
