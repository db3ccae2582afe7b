import {createTestClient} from 'viem';
import {chain, transport} from '../../support/chain';

/** Steers the node of the local chain. */
export const tester = createTestClient({chain, transport, mode: 'anvil'});

/** When the decay of these orders begins, a round number of Unix seconds: 2033-05-18T03:33:20Z. */
export const startTime = 2_000_000_000;

/** Sets the local chain's clock, as no public chain allows; orders must expire after this computer's time. */
export async function setTime(timestampSeconds: number): Promise<void> {
  await setTimeOfNextBlock(timestampSeconds);
  await tester.mine({blocks: 1});
}

/** Sets the time at which the next transaction is mined. */
export const setTimeOfNextBlock = (timestampSeconds: number): Promise<void> =>
  tester.setNextBlockTimestamp({timestamp: BigInt(timestampSeconds)});
