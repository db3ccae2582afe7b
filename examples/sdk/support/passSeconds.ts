import {createTestClient} from 'viem';
import {mainnet} from 'viem/chains';
import {client, transport} from '../../support/chain';

const tester = createTestClient({chain: mainnet, transport, mode: 'anvil'});

/** Lets time pass on the local chain: an empty block, so many seconds after the last one. */
export async function passSeconds(seconds: bigint): Promise<void> {
  const {timestamp} = await client.getBlock();
  await tester.setNextBlockTimestamp({timestamp: timestamp + seconds});
  await tester.mine({blocks: 1});
}
