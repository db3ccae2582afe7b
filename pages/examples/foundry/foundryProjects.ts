import path from 'node:path';
import {compilerOf} from '../../../facts/solidity/compilers';
import {isForgeTest} from '../programs';
import {addressesFor} from '../projects/addressesFor';
import {ADDRESSES, type Project, type ProjectOptions} from '../projects/projectOf';
import {foundrySettings} from './foundrySettings';
import {manifestOf} from './manifestOf';
import {projectSources} from './projectSources';
import {readmeOf} from './readmeOf';

/** The Foundry projects, one for each test. */
export const foundryProjects = (options: ProjectOptions): Project[] =>
  Object.keys(options.examples)
    .filter(isForgeTest)
    .map((test) => foundryProject(test, options));

/** The project of a test: the test, its contract, and what npm and forge need to run it. */
export function foundryProject(test: string, options: ProjectOptions): Project {
  const {examples} = options;
  const name = path.posix.basename(test, '.t.sol');
  const sources = Object.fromEntries(
    Object.entries(projectSources(test, examples)).map(([place, file]) => [
      place,
      examples[file] ?? '',
    ]),
  );
  const contract = sources[`src/${name}.sol`] ?? '';
  const forksAnyChain = Object.values(sources).some((text) => text.includes("'addresses.json'"));
  return {
    name: path.posix.join(path.posix.dirname(test), name),
    files: {
      ...sources,
      ...(forksAnyChain && {
        'addresses.json': addressesFor(Object.values(sources), examples[ADDRESSES] ?? '{}'),
      }),
      'foundry.toml': foundrySettings({...compilerOf(contract), readsAddresses: forksAnyChain}),
      'package.json': manifestOf({...options, name, sources}),
      'README.md': readmeOf({...options, name, contract, forksAnyChain}),
    },
  };
}
