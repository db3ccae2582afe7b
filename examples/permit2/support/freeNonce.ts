import type {Address} from 'viem';
import {client} from '../../support/chain';
import {permit2} from './permit2';

// #region free-nonce
/** The lowest nonce for signature transfers that an owner has neither used nor cancelled. */
export async function freeNonce(owner: Address): Promise<bigint> {
  for (let wordPos = 0n; ; wordPos += 1n) {
    const read = {...permit2, functionName: 'nonceBitmap', args: [owner, wordPos]} as const;
    const used = await client.readContract(read);
    for (let bit = 0n; bit < 256n; bit += 1n) {
      if (((used >> bit) & 1n) === 0n) return (wordPos << 8n) + bit;
    }
  }
}
// #endregion free-nonce
