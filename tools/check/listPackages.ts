import {readdirSync} from 'node:fs';

/** The names of the packages under `packages/`, each a folder with a lock of its own. */
export const listPackages = (): string[] =>
  readdirSync('packages', {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort();
