import {existsSync, readFileSync} from 'node:fs';
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
  const sources = countedSources(given, folder);
  return {
    package: given.package,
    sources: sources.map(({text}) => text),
    contracts: [
      ...artifacts(given, folder),
      ...sources.flatMap((source) => forgeArtifacts(source, {given, folder})),
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

type Source = {file: string; text: string};

function countedSources({sources, without = {}}: Documented, folder: string): Source[] {
  if (!sources) return [];
  return listSources(folder, sources)
    .filter((file) => !isTest(file))
    .filter((file) => Object.keys(without).every((name) => !file.endsWith(`${name}.sol`)))
    .map((file) => ({file, text: readFileSync(path.join(folder, file), 'utf8')}));
}

const isTest = (file: string): boolean => /\/(test|mocks?)\//.test(file);

const DECLARATION = /^(?:abstract )?(?:contract|library) (\w+)/gm;

/** What forge wrote of the contracts and libraries of a source, where they have code. */
function forgeArtifacts(
  {file, text}: Source,
  {given, folder}: {given: Documented; folder: string},
): Published[] {
  const {forge} = given;
  if (!forge) return [];
  return [...text.matchAll(DECLARATION)].flatMap(([, name = '']) => {
    const artifact = path.join(folder, forge, path.basename(file), `${name}.json`);
    return existsSync(artifact) ? published(name, artifact) : [];
  });
}

/** Contracts and libraries of artifacts; those without code are interfaces and bases. */
function artifacts({artifacts: within}: Documented, folder: string): Published[] {
  if (!within) return [];
  return listArtifacts(folder, within).flatMap((file) =>
    published(path.basename(file, '.json'), path.join(folder, file)),
  );
}

function published(name: string, file: string): Published[] {
  const {abi, creationCode, deployedCode} = readPackagedContract(file);
  if (!creationCode || !deployedCode) return [];
  return [{name, abi, codes: [bytesOf(creationCode), bytesOf(deployedCode)]}];
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
