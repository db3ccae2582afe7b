import {RUN, type ProgramFile, type SiteFiles, type SourceFile} from '../protocol';
import type {Compiler} from '../solidity/compiler';
import {RefusedContracts} from '../solidity/RefusedContracts';
import {createEngine} from './engine';
import {stopped, type Ending} from './execute';
import {createFiles} from './files';
import {createProgress} from './progress';
import {abortOf, runProgram} from './runProgram';
import type {Runner, RunOptions} from './runner';

/** Runs programs of the site at a base address such as `/`. It loads nothing before it is asked to. */
export function createRunner(baseUrl: string): Runner {
  const files = createFiles(baseUrl);
  const engine = createEngine(files);
  const siteOf = () => files.json<SiteFiles>(`${RUN}site.json`);
  const programOf = (name: string) => files.json<ProgramFile>(`${RUN}programs/${name}.json`);
  let compiler: Promise<Compiler> | undefined;
  const compilerOf = (site: SiteFiles) =>
    (compiler ??= import('../solidity/createCompiler').then(({createCompiler}) =>
      createCompiler({baseUrl, site}),
    ));
  let last: {end: AbortController; done: Promise<unknown>} | undefined;

  /** Ends the run before, then begins the next. */
  const run = (name: string, options: RunOptions): Promise<Ending> => {
    const before = last;
    const end = abortedWith(options.signal);
    const begin = async (): Promise<Ending> => {
      before?.end.abort();
      await before?.done;
      const {signal} = end;
      const loading = Promise.all([siteOf(), programOf(name)]);
      const loaded = await Promise.race([loading, abortOf(signal)]);
      if (!loaded || signal.aborted) return stopped;
      const [site, program] = loaded;
      return runProgram({files, engine, compilerOf}, {...options, site, program, signal});
    };
    const done = begin().catch(notStarted);
    last = {end, done};
    return done;
  };
  return {
    programOf,
    sourcesOf: (name) => files.json<SourceFile>(`${RUN}sources/${name}.json`),
    run: async (name, options) => {
      const start = performance.now();
      const ending = await run(name, options);
      return {...ending, milliseconds: performance.now() - start};
    },
    ask: async (method, params) => {
      await engine.started(await siteOf(), createProgress());
      return engine.ask(method, params);
    },
    end: () => {
      last?.end.abort();
      engine.end();
      void compiler?.then((one) => one.end());
      compiler = undefined;
    },
  };
}

/** A controller that ends with a signal of the caller's. */
function abortedWith(signal: AbortSignal | undefined): AbortController {
  const controller = new AbortController();
  if (signal?.aborted) controller.abort();
  signal?.addEventListener('abort', () => controller.abort(), {once: true});
  return controller;
}

const notStarted = (cause: unknown): Ending => ({
  ...{end: 'not-started', exitCode: 1},
  message: cause instanceof Error ? cause.message : String(cause),
  ...(cause instanceof RefusedContracts && {errors: cause.errors}),
});
