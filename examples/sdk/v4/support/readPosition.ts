import {Position as V4Position} from '@uniswap/v4-sdk';
import {client} from '../../../support/chain';
import {unpackInfo} from '../../../v4/support/positionInfo';
import {positions} from '../../../v4/support/positions';
import {readCurrency} from './readCurrency';
import {readV4Pool} from '../../support/readV4Pool';

// #region position
/** The position that an id stands for, in its pool as it is in a block: the latest one unless told. */
export async function readV4Position(tokenId: bigint, atBlock?: bigint): Promise<V4Position> {
  const blockNumber = atBlock ?? (await client.getBlockNumber());
  const id = {...positions, args: [tokenId], blockNumber} as const;
  const [key, info] = await client.readContract({...id, functionName: 'getPoolAndPositionInfo'});
  const liquidity = await client.readContract({...id, functionName: 'getPositionLiquidity'});
  const {tickLower, tickUpper} = unpackInfo(info);
  const currencies = [
    await readCurrency(key.currency0),
    await readCurrency(key.currency1),
  ] as const;
  const pool = await readV4Pool(...currencies, key, blockNumber);
  return new V4Position({pool, tickLower, tickUpper, liquidity: String(liquidity)});
}
// #endregion position
