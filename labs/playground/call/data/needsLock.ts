import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Contracts of the sandbox whose functions may ask for an open lock, and their sources. */
const SOURCES: Readonly<Record<string, string>> = {
  PoolManager: 'node_modules/@uniswap/v4-core/src/PoolManager.sol',
};

/** The functions of a contract of the sandbox that may only be called while its lock is open. */
export function functionsThatNeedLock(contract: string, siteDirectory: string): readonly string[] {
  const file = SOURCES[contract];
  if (!file) return [];
  const names = guardedFunctions(readFileSync(path.join(siteDirectory, file), 'utf8'));
  if (names.length > 0) return names;
  throw new Error(`expected functions with the modifier "${MODIFIER}" in ${file}, which has none`);
}

const MODIFIER = 'onlyWhenUnlocked';

/** Names of the functions whose heads have the modifier. */
export const guardedFunctions = (source: string): string[] =>
  [...source.matchAll(/\bfunction (\w+)\(([^{;]*)[{;]/g)].flatMap(([, name = '', head = '']) =>
    head.split(/\W+/).includes(MODIFIER) ? [name] : [],
  );
