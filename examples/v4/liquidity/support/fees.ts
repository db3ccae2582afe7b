import {encodePacked, keccak256, numberToHex} from 'viem';
import {client} from '../../../support/chain';
import {stateView} from '../../support/lenses';
import {idOf} from '../../support/pool';
import {unpackInfo} from '../../support/positionInfo';
import {positions} from '../../support/positions';

// #region owed
/** The fees that a position has earned and not collected, in the order of the currencies. */
export async function feesOwed(
  tokenId: bigint,
  atBlock?: bigint,
): Promise<readonly [bigint, bigint]> {
  const blockNumber = atBlock ?? (await client.getBlockNumber()); // all values of one block
  const id = {...positions, args: [tokenId], blockNumber} as const;
  const [key, info] = await client.readContract({...id, functionName: 'getPoolAndPositionInfo'});
  const {tickLower, tickUpper} = unpackInfo(info);
  // PositionManager owns every position in the pool; the id of the NFT is the salt.
  const salt = numberToHex(tokenId, {size: 32});
  const types = ['address', 'int24', 'int24', 'bytes32'] as const;
  const positionId = keccak256(
    encodePacked(types, [positions.address, tickLower, tickUpper, salt]),
  );

  const pool = {...stateView, blockNumber} as const;
  const [liquidity, last0, last1] = await client.readContract({
    ...pool,
    functionName: 'getPositionInfo',
    args: [idOf(key), positionId],
  });
  const [growth0, growth1] = await client.readContract({
    ...pool,
    functionName: 'getFeeGrowthInside',
    args: [idOf(key), tickLower, tickUpper],
  });
  return [earned(growth0 - last0, liquidity), earned(growth1 - last1, liquidity)];
}

/** Fees per unit of liquidity are in 2^-128 units, and their sums wrap at 2^256. */
export const earned = (growth: bigint, liquidity: bigint): bigint =>
  (BigInt.asUintN(256, growth) * liquidity) >> 128n;
// #endregion owed
