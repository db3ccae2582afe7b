import {isSandbox, run} from './chain';

/** Runs a program that needs the local chain; on any other it says why, and sends nothing. */
export const runOnSandbox = (why: string, program: () => Promise<void>): Promise<void> =>
  run(
    async () => {
      if (await isSandbox()) return program();
      console.error(`This program ${why}: it runs on the local chain only.`);
      process.exitCode = 1;
    },
    {sends: false},
  );
