import type {ProgramFile, SiteFiles} from '../protocol';
import type {Compiler} from '../solidity/compiler';
import {assemble, type Assembled} from './assemble';
import {editProgram} from './editProgram';
import type {Engine} from './engine';
import {execute, stopped, type Ending} from './execute';
import type {Files} from './files';
import {limitMsOf} from './limits';
import {chunkOf, loadChunks} from './loadChunks';
import {loadOnce} from './loadOnce';
import {needsWhole} from './needsWhole';
import {openFrame} from './openFrame';
import {createProgress, type Progress} from './progress';
import type {Edits, RunOptions} from './runner';

/** What runs of one page share. */
export type Tab = {
  files: Files;
  engine: Engine;
  compilerOf: (site: SiteFiles) => Promise<Compiler>;
};

type Run = RunOptions & {site: SiteFiles; program: ProgramFile; signal: AbortSignal};

/** Loads what a program needs, all at the same time, puts it together and runs it on a fresh chain. */
export async function runProgram(tab: Tab, run: Run): Promise<Ending> {
  const {site, program, edits = {}, signal, limitMs = limitMsOf(edits)} = run;
  const progress = createProgress(run.onProgress);
  const frame = openFrame(tab.files.url(site.frame.file));
  const hasChain = program.usesChain || asksChain(edits);
  const work = Promise.all([
    scriptOf(tab, run, progress),
    hasChain ? tab.engine.fresh(site, progress) : undefined,
    hasChain ? tab.engine.addCodes(program.codes, progress) : undefined,
  ]);
  try {
    const ready = await Promise.race([work, abortOf(signal)]);
    if (!ready) return stopped;
    const [{script, regions}] = ready;
    run.onStart?.();
    const chain = hasChain ? tab.engine.connect() : undefined;
    const ending = await execute({...run, limitMs, frame, script, regions, chain});
    if (hasChain) tab.engine.leave();
    return ending;
  } finally {
    frame.remove();
    work.catch(() => undefined);
  }
}

async function scriptOf(tab: Tab, run: Run, progress: Progress): Promise<Assembled> {
  const {files} = tab;
  const {site, program, edits, onProgress, signal} = run;
  const load = (names: readonly string[], kind: 'used' | 'whole') =>
    loadChunks(names, {files, site, progress, kind});
  const [runtime, used, edited] = await Promise.all([
    loadOnce(files, site.runtime, progress),
    load(program.packages, 'used'),
    edits ? editProgram(program, edits, {...tab, site, progress, onProgress, signal}) : program,
  ]);
  const key = randomName();
  if (!edits)
    return assemble({runtime, program, chunks: used, chunkOf: chunkOf(site, 'used'), key});

  const codeOf = (chunk: string) => used[chunk]?.code ?? '';
  const kind = needsWhole(edited, site.packages, codeOf) ? 'whole' : 'used';
  const chunks = kind === 'used' ? used : await load(edited.packages, kind);
  return assemble({runtime, program: edited, chunks, chunkOf: chunkOf(site, kind), key});
}

/** A name of 32 random letters. */
const randomName = (): string =>
  String.fromCharCode(
    ...crypto.getRandomValues(new Uint8Array(32)).map((byte) => 97 + (byte % 26)),
  );

/** Whether an edit brings the chain's address into a program that had none. */
const asksChain = (edits: Edits): boolean =>
  Object.values(edits).some((source) => /\bRPC_URL\b|:8545\b/.test(source));

/** Resolves once a run is to end. */
export const abortOf = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), {once: true});
  });
