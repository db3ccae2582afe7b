import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {chains} from '../../facts/registry/chains';
import {isWriting} from '../../pages/answering';
import {networks} from './networks';
import {MAINNET, readCatalogue} from './readCatalogue';
import {readNames} from './readNames';

/** Gives the calldata explainer what it knows beforehand: functions, commands, tokens, contracts. */
export default function calldata({siteDir}: LoadContext): Plugin {
  const catalogue = () => JSON.stringify(readCatalogue(siteDir));
  // Other than at the last start: the bundler keeps what it made of a file that is the same.
  const awaited = JSON.stringify({since: Date.now()});
  return {
    name: 'calldata',
    async allContentLoaded({actions}) {
      await actions.createData('catalogue.json', isWriting() ? awaited : catalogue());
      await actions.createData('chains.json', JSON.stringify(networks));
      await actions.createData('networks.json', JSON.stringify(namesElsewhere()));
    },
    // While pages are written, it is read with the first page that asks for it.
    configureWebpack: () =>
      isWriting()
        ? {
            module: {
              rules: [
                {
                  test: /[/\\]calldata[/\\]default[/\\]catalogue\.json$/,
                  enforce: 'pre' as const,
                  use: [
                    {loader: path.join(__dirname, 'catalogueLoader.cjs'), options: {catalogue}},
                  ],
                },
              ],
            },
          }
        : undefined,
  };
}

/** The names of every network but mainnet, whose names stand in the catalogue, by chain id. */
const namesElsewhere = () =>
  Object.fromEntries(chains.filter(({id}) => id !== MAINNET).map(({id}) => [id, readNames(id)]));
