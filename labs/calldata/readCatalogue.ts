import path from 'node:path';
import {readOlderCommands} from '../../facts/reference/commands/readCommands';
import {parts} from '../../facts/reference/solidity/parts';
import {memberAnchor} from '../../pages/reference/contractMembers';
import {sourcesOf} from '../../pages/sources';
import type {Catalogue} from './explain/catalogue';
import {knownActions} from './knownActions';
import {knownCommands} from './knownCommands';
import {knownFunctions} from './knownFunctions';
import {readAbis} from './readAbis';
import {readNames} from './readNames';
import {routerReleases} from './routerReleases';

/** The network whose names the catalogue has. */
export const MAINNET = 1;
const ROUTER = '@uniswap/universal-router/UniversalRouter';

/** All that the calldata explainer knows beforehand, from the packages, the registry and the pages. */
export function readCatalogue(siteDirectory: string): Catalogue {
  const sources = sourcesOf(siteDirectory);
  const {contracts, pages} = sources.contracts();
  const routeOf = (key: string): string | undefined => pages.get(key)?.route;
  const hrefOf = (contractKey: string, selector: string): string | undefined => {
    for (const key of [contractKey, ...partsOf(contractKey)]) {
      const [route, contract] = [routeOf(key), contracts.get(key)];
      const member = contract?.members.find((one) => one.selector === selector);
      if (route && contract && member) return `${route}#${memberAnchor(member, contract)}`;
    }
    return undefined;
  };
  const newer = sources.commands();
  const pageNotes = {notes: pages.get(ROUTER)?.notes.commands ?? {}, route: routeOf(ROUTER)};
  const older = readOlderCommands(siteDirectory, newer);
  return {
    functions: knownFunctions(readAbis(siteDirectory), hrefOf),
    routers: {
      '1.2': {mask: older.mask, commands: knownCommands(older, pageNotes)},
      ...routerReleases(knownCommands(newer, pageNotes)),
    },
    actions: knownActions(sources.actions()),
    ...readNames(MAINNET),
  };
}

/** The keys of the parts that the pages tell of a contract in. */
const partsOf = (key: string): string[] =>
  Object.keys(parts[key] ?? {}).map((name) => path.posix.join(path.posix.dirname(key), name));
