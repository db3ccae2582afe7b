import {isSandbox} from '../../support/chain';

/** The recorded answers are of the sandbox, and an endpoint's of a public chain: asks for both. */
export async function requireSameChain(): Promise<void> {
  const url = process.env.SUBGRAPH_URL ?? 'http://127.0.0.1';
  const isRecorded = new URL(url).hostname === '127.0.0.1';
  if (isRecorded === (await isSandbox())) return;
  throw new Error('set RPC_URL and SUBGRAPH_URL for one chain, or neither of them');
}
