import {testActions} from 'viem';
import {client} from '../../../support/chain';

const node = client.extend(testActions({mode: 'anvil'}));

// #region time
/** Gives the next block this time; the sandbox's chain waits for nobody. */
export const setNextTime = (timestamp: bigint): Promise<void> =>
  node.setNextBlockTimestamp({timestamp});
// #endregion time

/** Mines a block at this time, so that reading calls see it. */
export async function mineAt(timestamp: bigint): Promise<void> {
  await setNextTime(timestamp);
  await node.mine({blocks: 1});
}
