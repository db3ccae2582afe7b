import type {LoadContext, Plugin} from '@docusaurus/types';
import {knownEntries} from '../../../pages/atlas/indexNodes';
import {sourcesOf} from '../../../pages/sources';
import {savedState} from '../../../sandbox/savedState';
import {readNames} from './readNames';

/** Gives the playground the names of what a run shows: addresses, functions, events, reverts. */
export default function playgroundNames({siteDir}: LoadContext): Plugin {
  return {
    name: 'playground-names',
    async allContentLoaded({actions}) {
      const sources = sourcesOf(siteDir);
      const {contents} = await savedState();
      const names = readNames(contents, sources.contracts().contracts.values());
      await actions.createData('names.json', JSON.stringify(names));
      await actions.createData('reverts.json', JSON.stringify(knownEntries(sources.atlas())));
    },
  };
}
