import path from 'node:path';
import {contractNodes} from './contractNodes';
import type {DrawReference} from './drawReference';
import {referenceFaults, type ContractSources} from './referenceFaults';

/** Draws the reference of the contract that a file of notes names; none where the file is not of a contract. */
export function contractReference(
  notesFile: string,
  sources: ContractSources,
): DrawReference | undefined {
  const noted = [...sources.pages.values()].find(({file}) =>
    notesFile.endsWith(path.normalize(file)),
  );
  if (!noted) return undefined;
  return ({name}) => {
    const contract = sources.contracts.get(noted.notes.contract);
    const faults = [
      ...(name === 'Exports' ? ['<Exports /> lists a package; these are notes of a contract'] : []),
      ...referenceFaults(noted, sources),
    ];
    if (!contract || faults.length > 0) {
      const lines = faults.map((fault) => `  - ${fault}`).join('\n');
      throw new Error(`${noted.file} does not fit its contract:\n${lines}`);
    }
    return contractNodes({
      contract,
      notes: noted.notes,
      pages: sources.pages,
      contracts: sources.contracts,
      route: noted.route,
      entryOf: (identifier) => sources.entryOf(identifier, noted.route) ?? '',
    });
  };
}
