import {RUN, type SiteFiles} from '../../protocol';
import {createEngine} from '../../run/engine';
import {createFiles} from '../../run/files';
import {createProgress} from '../../run/progress';
import type {Ask} from './ask';

/** The chain of the tab, as its forms left it. */
export type Chain = {
  ask: Ask;
  /** Puts it back to its first state. */
  reset: () => Promise<void>;
};

let shared:
  {files: ReturnType<typeof createFiles>; engine: ReturnType<typeof createEngine>} | undefined;

/** The chain that all forms of a tab share; what it needs is loaded at the first call, and again where that failed. */
export async function sharedChain(
  base: string,
  onProgress: (sentence: string) => void,
): Promise<Chain> {
  const files = shared?.files ?? createFiles(base);
  const engine = shared?.engine ?? createEngine(files);
  shared = {files, engine};
  const site = await files.json<SiteFiles>(`${RUN}site.json`);
  await engine.started(site, createProgress(onProgress));
  return {ask: engine.ask, reset: () => engine.fresh(site, createProgress())};
}
