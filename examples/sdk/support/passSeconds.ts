import {createTestClient} from 'viem';
import {chain, client, transport} from '../../support/chain';

/** Lets time pass on the local chain: an empty block, so many seconds after the last one. */
export async function passSeconds(seconds: bigint): Promise<void> {
  const tester = createTestClient({chain, transport, mode: 'anvil'});
  const {timestamp} = await client.getBlock();
  await tester.setNextBlockTimestamp({timestamp: timestamp + seconds});
  await tester.mine({blocks: 1});
}
