import {createRunner} from '../labs/playground/run/createRunner';
import type {Outcome, Runner, RunOptions} from '../labs/playground/run/runner';

/** What a run printed on both streams, and how it ended. */
export type Ran = Outcome & {out: string; err: string};

/** What the page under test offers to tests. */
export type PlaygroundWindow = {
  runner: Runner;
  run: (name: string, options?: Omit<RunOptions, 'onPrint' | 'signal'>) => Promise<Ran>;
};

const runner = createRunner('/');

/** Runs in the page: keeps the runner there, and collects what programs print. */
Object.assign(window, {
  runner,
  run: async (name, options) => {
    const printed = {out: '', err: ''};
    const outcome = await runner.run(name, {
      ...options,
      onPrint: ({stream, text}) => {
        printed[stream] += text;
      },
    });
    return {...outcome, ...printed};
  },
} satisfies PlaygroundWindow);
