import {readFileSync} from 'node:fs';
import path from 'node:path';
import {actionSet, type ActionSet} from './actionSet';

/** The folder of the newest v4-periphery, and of the one that the Universal Router of 2.0 was built with. */
export const ACTION_SOURCES = {
  periphery: '@uniswap/v4-periphery',
  router2_0: 'universal-router-2.0.0/lib/v4-periphery',
} as const;

/** The actions of a copy of v4-periphery: bytes from their constants, inputs from both contracts that run them. */
export function readActions(
  siteDirectory: string,
  folder: (typeof ACTION_SOURCES)[keyof typeof ACTION_SOURCES] = ACTION_SOURCES.periphery,
): ActionSet {
  const root = path.join(siteDirectory, 'node_modules', folder, 'src');
  const core = path.join(siteDirectory, 'node_modules/@uniswap/v4-core/src');
  const read = (directory: string) => (file: string) =>
    readFileSync(path.join(directory, file), 'utf8');
  return actionSet({
    constants: read(root)('libraries/Actions.sol'),
    handlers: {
      PositionManager: read(root)('PositionManager.sol'),
      V4Router: read(root)('V4Router.sol'),
    },
    types: [
      ...['interfaces/IV4Router.sol', 'libraries/PathKey.sol'].map(read(root)),
      ...['types/PoolKey.sol', 'types/Currency.sol', 'interfaces/IHooks.sol'].map(read(core)),
    ].join('\n'),
  });
}
