import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Abi} from 'viem';
import {bytesOf} from './bytecode/instructions';
import {deployedBy} from './bytecode/program';
import type {Documented} from './documented';
import type {Contents, Published} from './identifiersOf';

/**
 * Reads what an installed package publishes. Sources of tests and mocks are left out: who wants one
 * deploys its artifact, and most packages publish none.
 */
export function readContents(given: Documented, modules: string): Contents {
  const folder = path.join(modules, given.package);
  const sources = given.sources ? filesUnder(path.join(folder, given.sources), '.sol') : [];
  return {
    package: given.package,
    sources: sources.filter((file) => !isTest(file)).map((file) => readFileSync(file, 'utf8')),
    contracts: [
      ...artifacts(given, folder),
      ...factories(given, folder),
      ...Object.entries(given.abis ?? {}).map(([name, file]) => ({
        name,
        abi: readJson<Abi>(path.join(folder, file)),
        codes: [],
      })),
    ],
    declared: given.declared ?? {},
  };
}

const isTest = (file: string): boolean => /\/(test|mocks?)\//.test(file);

type Artifact = {
  abi?: Abi;
  bytecode?: string;
  deployedBytecode?: string;
  evm?: {bytecode: {object: string}; deployedBytecode?: {object: string}};
};

/** Contracts and libraries of artifacts; those without code are interfaces and bases. */
function artifacts({artifacts: given}: Documented, folder: string): Published[] {
  if (!given) return [];
  return filesUnder(path.join(folder, given), '.json').flatMap((file) => {
    const {abi, evm, ...other} = readJson<Artifact>(file);
    const deployed = evm?.deployedBytecode?.object ?? other.deployedBytecode;
    const creation = evm?.bytecode.object ?? other.bytecode;
    if (!abi || !deployed || !creation || deployed === '0x') return [];
    const codes = [bytesOf(creation), bytesOf(deployed)];
    return [{name: path.basename(file, '.json'), abi, codes}];
  });
}

function factories({factories: given}: Documented, folder: string): Published[] {
  if (!given) return [];
  return given.contracts.map((name) => {
    const file = path.join(folder, given.folder, `${name}__factory.js`);
    const loaded = createRequire(__filename)(file) as Record<string, {abi: Abi; bytecode: string}>;
    const factory = loaded[`${name}__factory`];
    if (!factory) throw new Error(`${file} exports no ${name}__factory`);
    const creation = bytesOf(factory.bytecode);
    return {name, abi: factory.abi, codes: [creation, deployedBy(creation)]};
  });
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}

function filesUnder(folder: string, ending: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .map((file) => path.posix.join(folder, file))
    .sort();
}
