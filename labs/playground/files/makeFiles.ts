import path from 'node:path';
import {type Compiler, compilers} from '../../../facts/solidity/compilers';
import {pinnedVersions} from '../../../pages/examples/pinnedVersions';
import {compileAll} from '../../../sandbox/compile';
import {
  type CompilerFiles,
  type ProgramWithFiles,
  type PublishedFile,
  RUN,
  type SiteFiles,
} from '../protocol';
import {bundleRuntime} from '../run/bundleRuntime';
import {frameDocument} from '../run/frameDocument';
import {compilerFrameDocument} from '../solidity/build/compilerFrame';
import {contractFile} from '../solidity/build/contractFile';
import {readCompiler} from '../solidity/build/readCompiler';
import {bundleTranspiler} from './bundleTranspiler';
import {contractsOf} from './data/dataOf';
import {bundleEngine} from './engine/bundleEngine';
import {buildLibraries} from './libraries';
import {programFile, type Unmeasured} from './programFile';
import {createPublication, type Files, type Publication} from './publication';
import {type Program, readProgram} from './readProgram';
import {sourceFile} from './sources/sourceFile';
import {readState} from './state/readState';
import {usedNames} from './usedNames';

type Options = {
  root: string;
  siteUrl: string;
  /** The scripts of a page that a press of "Run" loads, below the site's base address. */
  scripts?: readonly string[];
};

/** All that runs of these programs need, which are named from `examples/`: files by their paths below the site's base address. */
export async function makeFiles(
  names: readonly string[],
  {root, siteUrl, scripts = []}: Options,
): Promise<Files> {
  const programs = names.map((name) => readProgram(root, `examples/${name}`));
  const contracts = [...new Set(programs.flatMap((program) => contractsOf(root, program)))];
  await compileAll(contracts);
  const publication = createPublication(path.join(root, '.cache/playground/bytes'));
  const site = await siteFiles(root, {programs, publication});
  publication.files[`${RUN}site.json`] = JSON.stringify(site);
  for (const program of programs) {
    const file = await programFile(root, program, Object.keys(site.codes));
    const short = program.entry.replace(/^examples\//, '');
    const name = `programs/${short}.json`;
    const loaded = filesFor(file, site);
    const sources = JSON.stringify(sourceFile(program, {root, siteUrl, versions: pinnedVersions}));
    publication.files[`${RUN}${name}`] = JSON.stringify({
      ...file,
      bytes: loaded.reduce((sum, {bytes}) => sum + bytes, 0),
      sourceBytes: publication.bytesOf(`sources/${short}.json`, sources),
      ahead: [`${RUN}site.json`, ...scripts, ...loaded.map((one) => one.file)].map(
        (one) => `/${one}`,
      ),
    } satisfies ProgramWithFiles);
    publication.files[`${RUN}sources/${short}.json`] = sources;
  }
  for (const contract of contracts) {
    publication.files[`${RUN}contracts/${contract}.json`] = JSON.stringify(
      contractFile(root, contract),
    );
  }
  return publication.files;
}

type Made = {programs: readonly Program[]; publication: Publication};

async function siteFiles(root: string, {programs, publication}: Made): Promise<SiteFiles> {
  const {add} = publication;
  const {state, history, codes} = readState();
  const {chunks, packages} = await buildLibraries(root, usedNames(programs));
  return {
    engine: add('engine.js', await bundleEngine(root)),
    state: add('state.json', JSON.stringify(state)),
    history: add('history.json', JSON.stringify(history)),
    codes: mapValues(codes, (group, name) => add(`codes/${name}.json`, JSON.stringify(group))),
    runtime: add('runtime.js', await bundleRuntime()),
    frame: add('frame.html', frameDocument()),
    transpiler: add('transpiler.js', await bundleTranspiler(root)),
    compilerFrame: add('compiler-frame.html', compilerFrameDocument()),
    compilers: Object.fromEntries(
      compilers.map((compiler) => [compiler.version, compilerFiles(compiler, {root, publication})]),
    ),
    chunks: mapValues(chunks, ({code, needs}, name) => ({
      ...add(`packages/${name}.js`, code),
      needs,
    })),
    packages,
  };
}

/** A compiler in its two files. A server sends the WebAssembly compressed, too. */
function compilerFiles(
  compiler: Compiler,
  {root, publication: {add}}: {root: string; publication: Publication},
): CompilerFiles {
  const {glue, wasm} = readCompiler(root, compiler);
  const name = `compilers/${compiler.version}`;
  return {
    glue: add(`${name}-glue.js`, glue),
    wasm: {...add(`${name}-soljson.wasm`, wasm), unpackedBytes: wasm.length},
  };
}

const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));

/** What a run of a program loads and counts: runtime, packages, and the chain with the codes that it runs. */
function filesFor(program: Unmeasured, site: SiteFiles): PublishedFile[] {
  const chunks = new Set(program.packages.map((name) => site.packages[name]?.used ?? ''));
  for (const name of chunks) site.chunks[name]?.needs.forEach((other) => chunks.add(other));
  const chain = [site.engine, site.state, ...program.codes.map((name) => site.codes[name])];
  const loaded = [
    site.runtime,
    ...(program.usesChain ? chain : []),
    ...[...chunks].map((name) => site.chunks[name]),
    ...(program.usesHistory ? [site.history] : []),
  ];
  return loaded.flatMap((file) => file ?? []);
}
