import type {Edits, Outcome, Runner} from '../../run/runner';
import {gatherPrints} from './gatherPrints';
import type {Session} from './session';

type Run = {
  program: string;
  edits: Edits;
  runner: Runner;
  signal: AbortSignal;
  /** What the program printed when it was captured, to compare with. */
  captured: string | undefined | Promise<string | undefined>;
  change: (changes: Partial<Session>) => void;
};

/** Runs a program and keeps what it prints and how it ends in its session. */
export async function runSession({runner, captured, change, ...run}: Run): Promise<void> {
  const gathered = gatherPrints((prints) => {
    change({prints, progress: {at: 'running'}});
  });
  let hasEnded = false;
  const outcome = await outcomeOf(() =>
    runner.run(run.program, {
      edits: run.edits,
      signal: run.signal,
      onPrint: gathered.add,
      onProgress(sentence) {
        // What a refused edit no longer needs may still be loading.
        if (!hasEnded) change({progress: {at: 'loading', sentence}});
      },
      onStart() {
        change({progress: {at: 'running'}});
      },
    }),
  );
  hasEnded = true;
  gathered.flush();
  const hasStarted = outcome.end !== 'not-started';
  const {usesChain} = hasStarted ? await runner.programOf(run.program) : NONE;
  change({captured: await captured, hasChain: usesChain, progress: {at: 'ended', outcome}});
}

const NONE = {usesChain: false};

/** A run that rejects, as where a file did not load, ends as one that did not start. */
async function outcomeOf(run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await run();
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return {end: 'not-started', exitCode: 1, message, milliseconds: 0};
  }
}
