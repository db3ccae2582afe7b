import path from 'node:path';
import {readPackagedContract} from '../../facts/packages/readPackagedContract';
import {abiPath, abiPlaces} from '../../facts/registry/abis';

/** The ABIs of the registry's contracts as JSON, by their places in the site. */
export const abiFiles = (siteDir: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(abiPlaces).map(([contract, {folder, file}]) => {
      const {abi} = readPackagedContract(path.join(siteDir, 'node_modules', folder, file));
      return [abiPath(contract), `${JSON.stringify(abi)}\n`];
    }),
  );
