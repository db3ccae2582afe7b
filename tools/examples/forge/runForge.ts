import {readFileSync} from 'node:fs';
import path from 'node:path';
import {compilerOf, type Compiler} from '../../../facts/solidity/compilers';
import {foundryProject} from '../../../pages/examples/foundry/foundryProjects';
import {projectSources} from '../../../pages/examples/foundry/projectSources';
import {pinnedVersions} from '../../../pages/examples/pinnedVersions';
import type {Examples} from '../../../pages/examples/readExamples';
import {compile} from '../../../sandbox/compile';
import {runCommand, type Run} from '../runCommand';
import {inheritedEnvironment, type Task} from '../runProgram';
import {findForge} from './findForge';
import {stableOutput} from './stableOutput';
import {startCompiler} from './startCompiler';
import {writeProject} from './writeProject';

/** Stands in the package.json of a project, which is not installed here. */
const siteUrl = 'https://docs.uniswap.org';

/** Runs the Foundry project of a test on a fork of a chain, with the pinned compiler in place of a download. */
export async function runForge({file, chainUrl = ''}: Task, examples: Examples): Promise<Run> {
  const test = path.posix.relative('examples', file);
  const folder = writeProject(foundryProject(test, {examples, versions: pinnedVersions, siteUrl}));
  const name = path.basename(folder);
  const contract = projectSources(test, examples)[`src/${name}.sol`] ?? '';
  const compiler = compilerOf(examples[contract] ?? '');
  const {printed, failure} = await runCommand({
    program: findForge(),
    words: ['test', '--offline', '--fork-url', chainUrl, '-vv'],
    folder,
    environment: {
      ...inheritedEnvironment(),
      // Settings and caches of the person who runs it stay out.
      HOME: path.dirname(folder),
      FOUNDRY_SOLC: path.join(__dirname, 'solcForForge.mjs'),
      SOLC_URL: await urlOf(compiler),
      SOLC_VERSION: `${compiler.version}+commit.${compiler.commit}`,
    },
  });
  if (failure) return {printed, failure: `${failure}\n${printed}`};
  if (/^Warning/m.test(printed)) return {printed, failure: `compiles with warnings:\n${printed}`};
  if (!(await isSameCode(contract, {folder, name}))) {
    return {printed, failure: `compiles ${contract} to other code than sandbox/compile.ts`};
  }
  return {printed: stableOutput(printed)};
}

/** URLs of the compilers that were started, by the package of each. */
const started = new Map<string, Promise<string>>();

/** Where a compiler answers forge, one for all projects. */
function urlOf(compiler: Compiler): Promise<string> {
  const url = started.get(compiler.module) ?? startCompiler(compiler);
  started.set(compiler.module, url);
  return url;
}

/** Whether forge and the programs of the site run the same code of a contract. */
async function isSameCode(
  contract: string,
  {folder, name}: {folder: string; name: string},
): Promise<boolean> {
  const built = path.join(folder, 'out', `${name}.sol`, `${name}.json`);
  const {bytecode} = JSON.parse(readFileSync(built, 'utf8')) as {bytecode: {object: string}};
  const {contracts} = await compile(path.posix.join('examples', contract));
  return bytecode.object === contracts[name]?.bytecode;
}
