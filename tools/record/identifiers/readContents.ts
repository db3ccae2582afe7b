import {readFileSync} from 'node:fs';
import path from 'node:path';
import {listArtifacts, listSources} from '../../../facts/packages/listFiles';
import {readPackagedContract} from '../../../facts/packages/readPackagedContract';
import {bytesOf} from './bytecode/instructions';
import {deployedBy} from './bytecode/program';
import type {Documented} from './documented';
import type {Contents, Published} from './identifiersOf';

/**
 * Reads what an installed package publishes. Sources of tests and mocks are left out: a user
 * deploys their artifacts, and most packages publish none.
 */
export function readContents(given: Documented, modules: string): Contents {
  const folder = path.join(modules, given.package);
  const sources = given.sources ? listSources(folder, given.sources) : [];
  return {
    package: given.package,
    sources: sources
      .filter((file) => !isTest(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
    contracts: [
      ...artifacts(given, folder),
      ...factories(given, folder),
      ...Object.entries(given.abis ?? {}).map(([name, file]) => ({
        name,
        abi: readPackagedContract(path.join(folder, file)).abi,
        codes: [],
      })),
    ],
    declared: given.declared ?? {},
  };
}

const isTest = (file: string): boolean => /\/(test|mocks?)\//.test(file);

/** Contracts and libraries of artifacts; those without code are interfaces and bases. */
function artifacts({artifacts: within}: Documented, folder: string): Published[] {
  if (!within) return [];
  return listArtifacts(folder, within).flatMap((file) => {
    const {abi, creationCode, deployedCode} = readPackagedContract(path.join(folder, file));
    if (!creationCode || !deployedCode) return [];
    const codes = [bytesOf(creationCode), bytesOf(deployedCode)];
    return [{name: path.basename(file, '.json'), abi, codes}];
  });
}

function factories({factories: given}: Documented, folder: string): Published[] {
  if (!given) return [];
  return given.contracts.map((name) => {
    const file = path.join(folder, given.folder, `${name}__factory.js`);
    const {abi, creationCode} = readPackagedContract(file);
    const creation = bytesOf(creationCode ?? '0x');
    return {name, abi, codes: [creation, deployedBy(creation)]};
  });
}
