import path from 'node:path';
import {type Compiler, compilers} from '../../../facts/solidity/compilers';
import {isProgram} from '../../../pages/examples/programs';
import {pinnedVersions} from '../../../pages/examples/pinnedVersions';
import {readExamples} from '../../../pages/examples/readExamples';
import {whyNotInTab} from '../../../pages/examples/inTab/whyNotInTab';
import {type CompilerFiles, type ProgramFile, RUN, type SiteFiles} from '../protocol';
import {bundleRuntime} from '../run/bundleRuntime';
import {frameDocument} from '../run/frameDocument';
import {compilerFrameDocument} from '../solidity/build/compilerFrame';
import {contractFile} from '../solidity/build/contractFile';
import {readCompiler} from '../solidity/build/readCompiler';
import {bundleTranspiler} from './bundleTranspiler';
import {contractsOf} from './data/dataOf';
import {bundleEngine} from './engine/bundleEngine';
import {buildLibraries, type UsedNames} from './libraries';
import {programFile} from './programFile';
import {createPublication, type Files, type Publication} from './publication';
import {type Program, readProgram} from './readProgram';
import {sourceFile} from './sources/sourceFile';
import {readState} from './state/readState';

type Options = {root: string; siteUrl: string};

/** All that runs in tabs need: files by their paths below the site's base address. */
export async function makeFiles({root, siteUrl}: Options): Promise<Files> {
  const examples = readExamples(path.join(root, 'examples'));
  const programs = Object.keys(examples)
    .filter((file) => isProgram(file) && !whyNotInTab(file, examples))
    .map((file) => readProgram(root, `examples/${file}`));
  const publication = createPublication(path.join(root, '.cache/playground/bytes'));
  const site = await siteFiles(root, {programs, publication});
  const siteText = JSON.stringify(site);
  publication.files[`${RUN}site.json`] = siteText;
  const always = [site.runtime, site.frame].reduce((sum, {bytes}) => sum + bytes, 0);
  const siteBytes = always + publication.bytesOf('site.json', siteText);
  for (const program of programs) {
    const file = await programFile(root, program, Object.keys(site.codes));
    const short = program.entry.replace(/^examples\//, '');
    const name = `programs/${short}.json`;
    const own = publication.bytesOf(name, JSON.stringify(file));
    const bytes = siteBytes + own + bytesFor(file, site);
    publication.files[`${RUN}${name}`] = JSON.stringify({...file, bytes} satisfies ProgramFile);
    publication.files[`${RUN}sources/${short}.json`] = JSON.stringify(
      sourceFile(program, {root, siteUrl, versions: pinnedVersions}),
    );
    for (const contract of contractsOf(root, program)) {
      publication.files[`${RUN}contracts/${contract}.json`] ??= JSON.stringify(
        contractFile(root, contract),
      );
    }
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
    glue: add(`${name}/glue.js`, glue),
    wasm: {...add(`${name}/soljson.wasm`, wasm), unpackedBytes: wasm.length},
  };
}

const mapValues = <Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));

/** Names that programs import of each package, those of Node.js left out. */
function usedNames(programs: readonly Program[]): UsedNames {
  const used = new Map<string, Set<string>>();
  for (const [name, names] of programs.flatMap(({packages}) => [...packages])) {
    if (name.startsWith('node:')) continue;
    used.set(name, new Set([...(used.get(name) ?? []), ...names]));
  }
  return used;
}

/** Bytes that a program loads of the site's files: packages, and the chain with the codes that it runs. */
function bytesFor(program: Omit<ProgramFile, 'bytes'>, site: SiteFiles): number {
  const chunks = new Set(program.packages.map((name) => site.packages[name]?.used ?? ''));
  for (const name of chunks) site.chunks[name]?.needs.forEach((other) => chunks.add(other));
  const chain = [site.engine, site.state, ...program.codes.map((name) => site.codes[name])];
  const loaded = [
    ...[...chunks].map((name) => site.chunks[name]),
    ...(program.usesChain ? chain : []),
    ...(program.usesHistory ? [site.history] : []),
  ];
  return loaded.reduce((sum, file) => sum + (file?.bytes ?? 0), 0);
}
