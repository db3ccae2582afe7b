import type {LoadContext, Plugin} from '@docusaurus/types';
import {readCatalogue} from './readCatalogue';

/** Gives the calldata explainer what it knows beforehand: functions, commands, tokens, contracts. */
export default function calldata({siteDir}: LoadContext): Plugin {
  return {
    name: 'calldata',
    async allContentLoaded({actions}) {
      await actions.createData('catalogue.json', JSON.stringify(readCatalogue(siteDir)));
    },
  };
}
