import {isSandbox} from '../../support/chain';

/** Ends the program on any chain but the sandbox, before it sends anything, and says why. */
export async function requireSandbox(reason: string): Promise<void> {
  if (await isSandbox()) return;
  console.error(`${reason}, so it runs on the sandbox only. Leave RPC_URL out to start one.`);
  process.exit(1);
}
