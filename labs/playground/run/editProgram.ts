import {RUN, type ContractFile, type ProgramFile, type SiteFiles} from '../protocol';
import type {Compiler} from '../solidity/compiler';
import {RefusedContracts} from '../solidity/RefusedContracts';
import {applyEdits, type Transform} from './applyEdits';
import type {Files} from './files';
import {loadOnce} from './loadOnce';
import type {Progress} from './progress';
import type {Edits, RunOptions} from './runner';

type Options = Pick<RunOptions, 'onProgress' | 'signal'> & {
  files: Files;
  site: SiteFiles;
  progress: Progress;
  compilerOf: (site: SiteFiles) => Promise<Compiler>;
};

/** A program with a reader's edits: TypeScript is translated, contracts are compiled; throws what is wrong with them. */
export async function editProgram(
  program: ProgramFile,
  edits: Edits,
  options: Options,
): Promise<ProgramFile> {
  const names = Object.keys(edits);
  const isContract = (name: string) => name.endsWith('.sol');
  const compiled = names.some(isContract) ? await compile(program, edits, options) : program;
  if (names.every(isContract)) return compiled;
  const transform = await loadTransform(options);
  return applyEdits(compiled, edits, {transform, packages: options.site.packages});
}

let attempts = 0;

/** The transpiler, which only edits need. A module that failed to load is asked for by another address. */
async function loadTransform({files, site, progress}: Options): Promise<Transform> {
  await loadOnce(files, site.transpiler, progress);
  const url = files.url(site.transpiler.file);
  try {
    const module: unknown = await import(
      /* webpackIgnore: true */ attempts ? `${url}?${attempts}` : url
    );
    return (module as {transform: Transform}).transform;
  } catch (cause) {
    attempts++;
    throw cause;
  }
}

async function compile(
  program: ProgramFile,
  edits: Edits,
  {files, site, compilerOf, onProgress, signal}: Options,
): Promise<ProgramFile> {
  const [{compileEdits}, compiler] = await Promise.all([
    import('../solidity/compileEdits'),
    compilerOf(site),
  ]);
  onProgress?.(COMPILING);
  const {program: compiled, errors} = await compileEdits(program, {
    ...{edits, compiler, signal},
    contractFileOf: (file) => files.json<ContractFile>(`${RUN}contracts/${file}.json`),
    onProgress: (loaded, total) =>
      onProgress?.(loaded < total ? loading(loaded, total) : COMPILING),
  });
  if (compiled) return compiled;
  throw new RefusedContracts(errors);
}

const COMPILING = 'Compiling the contracts';

const loading = (loaded: number, total: number): string =>
  `Loading the Solidity compiler: ${megabytes(loaded)} of ${megabytes(total)} MB`;

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);
