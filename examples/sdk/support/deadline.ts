import {client} from '../../support/chain';

// #region deadline
/** A time this many seconds from now, by the chain's clock: the routers compare with that one. */
export async function deadlineIn(seconds: bigint): Promise<bigint> {
  const {timestamp} = await client.getBlock();
  return timestamp + seconds;
}
// #endregion deadline
