import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listSources} from '../../packages/listFiles';
import type {Contract} from '../model';
import {commandSet, type CommandSet} from './commandSet';

/** The commands of the router's newest package: bytes from its constants, inputs from its dispatcher. */
export function readCommands(
  siteDirectory: string,
  contracts: ReadonlyMap<string, Contract>,
): CommandSet {
  const permit2 = contracts.get('@uniswap/uniswapx-sdk/Permit2')?.structs ?? [];
  return commandSet({
    ...readSources(siteDirectory, '@uniswap/universal-router'),
    structs: Object.fromEntries(permit2.map(({name, fields}) => [name, fields])),
  });
}

/** The commands of release 1.4.0: those that the newest has, too, take the same; the others buy NFTs. */
export function readOlderCommands(siteDirectory: string, newest: CommandSet): CommandSet {
  const {commands, ...older} = commandSet({
    ...readSources(siteDirectory, 'universal-router-1.4.0'),
    structs: newest.structs,
  });
  const inputsOf = new Map(newest.commands.map(({name, inputs}) => [name, inputs]));
  return {
    ...older,
    commands: commands.map((one) => ({...one, inputs: inputsOf.get(one.name) ?? one.inputs})),
  };
}

function readSources(siteDirectory: string, folder: string) {
  const root = path.join(siteDirectory, 'node_modules', folder);
  const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');
  return {
    constants: readText('contracts/libraries/Commands.sol'),
    dispatcher: readText('contracts/base/Dispatcher.sol'),
    sources: listSources(root, 'contracts').map(readText).join('\n'),
  };
}
