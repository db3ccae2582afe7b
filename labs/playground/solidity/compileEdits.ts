import {
  COMPILED,
  type CompiledFile,
  type CompiledFiles,
  type ContractFile,
  type ProgramFile,
} from '../protocol';
import type {CompileOptions, Compiler, SolidityError} from './compiler';

type Options = Pick<CompileOptions, 'edits' | 'onProgress' | 'signal'> & {
  compiler: Compiler;
  /** Reads `run/contracts/<file>.json`. */
  contractFileOf: (file: string) => Promise<ContractFile>;
};

/** A program ready to run, and what the compiler reports; with an error among it, there is none to run. */
export type CompiledProgram = {program?: ProgramFile; errors: readonly SolidityError[]};

/** Compiles those contracts of a program that a reader edited, or whose imports were edited. */
export async function compileEdits(
  program: ProgramFile,
  {edits, compiler, contractFileOf, ...options}: Options,
): Promise<CompiledProgram> {
  const edited = Object.keys(edits).filter((file) => file.endsWith('.sol'));
  const module = program.modules[COMPILED];
  if (!module || edited.length === 0) return {program, errors: []};

  const built = JSON.parse(module.code) as CompiledFiles;
  const files = await Promise.all(Object.keys(built).map(contractFileOf));
  const compiled: Record<string, CompiledFile> = {...built};
  const errors: SolidityError[] = [];
  for (const file of files.filter(({sources}) => edited.some((one) => one in sources))) {
    const compilation = await compiler.compile({...options, file, edits});
    errors.push(...compilation.errors);
    if (!compilation.compiled) return {errors};
    compiled[file.file] = compilation.compiled;
  }
  const code = JSON.stringify(compiled);
  return {
    program: {...program, modules: {...program.modules, [COMPILED]: {...module, code}}},
    errors,
  };
}
