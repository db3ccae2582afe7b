import path from 'node:path';
import {expect, test} from 'vitest';
import {readPackagedContract} from '../../../facts/packages/readPackagedContract';
import {listArtifacts} from '../../../facts/packages/listFiles';
import {readRecords} from '../../../facts/reference/reverts';
import {reachableFrom} from '../../../facts/reference/reverts/reachableFrom';
import {bytesOf} from '../identifiers/bytecode/instructions';
import {deployedBy} from '../identifiers/bytecode/program';
import {revertsIn} from '../identifiers/bytecode/revertsIn';

test.each(readRecords())('has every text that the code of $contract reverts with', (record) => {
  const {contract, graph} = record;
  const texts = graph.entries
    .filter(({signature}) => !signature.startsWith('constructor('))
    .flatMap((entry) => reachableFrom(entry.function, graph))
    .filter(({kind, text}) => text && ['require', 'revert'].includes(kind))
    .map(({text}) => text);
  const [folder, name] = [path.dirname(contract), path.basename(contract)];
  expect([...new Set(texts)].sort()).toEqual([...new Set(textsOf(folder, name))].sort());
});

/** The texts in the published code of a contract, and in that of the libraries it is linked to. */
function textsOf(folder: string, name: string): string[] {
  const root = path.resolve('node_modules', folder);
  const file = listArtifacts(root, 'artifacts').find(
    (one) => path.basename(one) === `${name}.json`,
  );
  const {creationCode = '', links = {}} = readPackagedContract(path.join(root, file ?? ''));
  const libraries = Object.values(links).flatMap((linked) => Object.keys(linked));
  return [
    ...revertsIn(deployedBy(bytesOf(creationCode))).texts,
    ...libraries.flatMap((library) => textsOf(folder, library)),
  ];
}
