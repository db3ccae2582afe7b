import path from 'node:path';
import {compilerOf} from '../../../facts/solidity/compilers';
import type {Versions} from '../packagesOf';
import {isForgeTest} from '../programs';
import type {Examples} from '../readExamples';
import {foundrySettings} from './foundrySettings';
import {manifestOf} from './manifestOf';
import {projectSources} from './projectSources';
import {readmeOf} from './readmeOf';

/** A Foundry project as a folder that a reader takes away. */
export type FoundryProject = {
  /** That of its contract. */
  name: string;
  /** Texts by their paths in the folder. */
  files: Readonly<Record<string, string>>;
};

type Options = {
  examples: Examples;
  versions: Versions;
  /** The folder in which npm installed the site's packages. */
  modules: string;
  siteUrl: string;
};

/** The Foundry projects, one for each test. */
export const foundryProjects = (options: Options): FoundryProject[] =>
  Object.keys(options.examples)
    .filter(isForgeTest)
    .map((test) => foundryProject(test, options));

/** The project of a test: the test, its contract, and what npm and forge need to run it. */
export function foundryProject(test: string, options: Options): FoundryProject {
  const {examples} = options;
  const name = path.posix.basename(test, '.t.sol');
  const sources = Object.fromEntries(
    Object.entries(projectSources(test, examples)).map(([place, file]) => [
      place,
      examples[file] ?? '',
    ]),
  );
  const contract = sources[`src/${name}.sol`] ?? '';
  return {
    name,
    files: {
      ...sources,
      'foundry.toml': foundrySettings(compilerOf(contract)),
      'package.json': manifestOf({...options, name, sources}),
      'README.md': readmeOf({...options, name, contract}),
    },
  };
}
