import {readFileSync} from 'node:fs';
import path from 'node:path';
import {digestOf} from '../facts/cache/digestOf';
import {readSources} from '../facts/cache/readSources';
import {findAnvil} from '../packages/sandbox/chain/findAnvil';
import {modules, root} from './root';

const ROOMS = [
  ...['sandbox', 'packages/sandbox/chain'],
  ...['facts/registry', 'facts/packages', 'facts/solidity'],
];

/** A digest of what a build is made from: our sources, the versions that npm installed, and anvil. */
export const digestOfSources = (): string =>
  digestOf([...readSources(root, ROOMS), findAnvil(), installedVersions()]);

/** npm's own record of what is installed; without one, what package.json asks for. */
function installedVersions(): Buffer {
  try {
    return readFileSync(path.join(modules, '.package-lock.json'));
  } catch {
    return readFileSync(path.join(root, 'package.json'));
  }
}
