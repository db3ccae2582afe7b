import {isSandbox} from '../../support/chain';

/** Ends the program where the chain is the sandbox and the subgraph is not, or the reverse. */
export async function requireSameChain(): Promise<void> {
  const url = process.env.SUBGRAPH_URL ?? 'http://127.0.0.1';
  const isRecorded = new URL(url).hostname === '127.0.0.1';
  if (isRecorded === (await isSandbox())) return;
  console.error('Set RPC_URL and SUBGRAPH_URL, for one chain, or neither of them.');
  process.exit(1);
}
