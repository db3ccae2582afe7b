import {compilerInput} from '../../../facts/solidity/compilerInput';
import {findCompiler} from '../../../facts/solidity/compilers';
import {applyEdits} from './applyEdits';
import type {Compilation, CompileOptions, Compiler} from './compiler';
import {readCompilation} from './readCompilation';
import {refusePragma} from './refusePragma';
import {type OpenWorker, type RunningCompiler, startCompiler} from './startCompiler';

/** What a compiler needs of its surroundings: a browser's tab, or Node.js in tests. */
export type Surroundings = {
  load: (
    version: string,
    options: Pick<CompileOptions, 'onProgress' | 'signal'>,
  ) => Promise<{glue: string; wasm: ArrayBuffer}>;
  openWorker: OpenWorker;
  /** Milliseconds after which a start or a compilation is ended. */
  limitMs: number;
};

/** Compiles one file at a time, each version in a worker of its own, which stays for the next file. */
export function compilerOn({load, openWorker, limitMs}: Surroundings): Compiler {
  const running = new Map<string, RunningCompiler>();
  let last: Promise<unknown> = Promise.resolve();
  let hasEnded = false;

  /** Ends the compiler of a version where its task fails, takes too long or is aborted. */
  async function guard<Result>(
    {version, signal}: {version: string; signal?: AbortSignal},
    task: Promise<Result>,
  ): Promise<Result> {
    const end = (reason: Error) => {
      const compiler = running.get(version);
      running.delete(version);
      compiler?.end(reason);
    };
    const abort = () => end(reasonOf(signal));
    const timer = setTimeout(() => end(new Error(tooLong(limitMs))), limitMs);
    signal?.addEventListener('abort', abort);
    try {
      return await task;
    } catch (cause) {
      end(new Error(ENDED));
      throw cause;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  async function start(version: string, options: CompileOptions): Promise<RunningCompiler> {
    const parts = await load(version, options);
    if (hasEnded) throw new Error(ENDED);
    const {isReady, ...compiler} = startCompiler(parts, openWorker);
    running.set(version, compiler);
    await guard({version, signal: options.signal}, isReady);
    return compiler;
  }

  async function compileNow(options: CompileOptions): Promise<Compilation> {
    const {file, edits, signal} = options;
    const sources = applyEdits(file, edits);
    const release = findCompiler(sources[file.file] ?? '');
    if (!release) return {errors: [refusePragma(file.file, sources[file.file] ?? '')]};

    if (hasEnded) throw new Error(ENDED);
    signal?.throwIfAborted();
    const {version} = release;
    const compiler = running.get(version) ?? (await start(version, options));
    const input = compilerInput({...release, ...file, sources});
    const output = await guard({version, signal}, compiler.compile(input));
    return readCompilation(output, {compiler: release, file: file.file, sources});
  }

  return {
    compile: (options) => {
      const compilation = last.then(() => compileNow(options));
      last = compilation.catch(() => undefined);
      return compilation;
    },
    end: () => {
      hasEnded = true;
      for (const compiler of running.values()) compiler.end(new Error(ENDED));
      running.clear();
    },
  };
}

const ENDED = 'The Solidity compiler was ended.';

const tooLong = (limitMs: number) =>
  `The Solidity compiler took more than ${limitMs / 1000} s and was ended.`;

/** An aborted signal's reason is an Error unless its owner names another value. */
const reasonOf = (signal?: AbortSignal): Error =>
  signal?.reason instanceof Error ? signal.reason : new Error(ENDED);
