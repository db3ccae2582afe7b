import JSBI from 'jsbi';
import {PositionLibrary, TickLibrary} from '@uniswap/v3-sdk';
import {type Address, parseAbi} from 'viem';
import {client} from '../../../../support/chain';
import {readRecord} from './readPosition';

const growthAbi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
  'function feeGrowthGlobal0X128() view returns (uint256)',
  'function feeGrowthGlobal1X128() view returns (uint256)',
  'function ticks(int24 tick) view returns (uint128, int128, uint256 feeGrowthOutside0X128, uint256 feeGrowthOutside1X128, int56, uint160, uint32, bool)',
]);

// #region fees
/** What a position is owed of both tokens in a block, in base units, from the pool's counters. */
export async function feesOwed(
  tokenId: bigint,
  address: Address,
  blockNumber: bigint,
): Promise<[bigint, bigint]> {
  const at = {address, abi: growthAbi, blockNumber} as const; // all reads see one block
  const record = await readRecord(tokenId, blockNumber);
  const outside = async (tick: number) => {
    const values = await client.readContract({...at, functionName: 'ticks', args: [tick]});
    return {feeGrowthOutside0X128: jsbi(values[2]), feeGrowthOutside1X128: jsbi(values[3])};
  };
  const [, tick] = await client.readContract({...at, functionName: 'slot0'});
  const growth0 = await client.readContract({...at, functionName: 'feeGrowthGlobal0X128'});
  const growth1 = await client.readContract({...at, functionName: 'feeGrowthGlobal1X128'});

  const [inside0, inside1] = TickLibrary.getFeeGrowthInside(
    await outside(record.tickLower),
    await outside(record.tickUpper),
    record.tickLower,
    record.tickUpper,
    tick,
    jsbi(growth0),
    jsbi(growth1),
  ) as [JSBI, JSBI];
  const [earned0, earned1] = PositionLibrary.getTokensOwed(
    jsbi(record.growth0LastX128),
    jsbi(record.growth1LastX128),
    jsbi(record.liquidity),
    inside0,
    inside1,
  ) as [JSBI, JSBI];
  return [record.owed0 + bigint(earned0), record.owed1 + bigint(earned1)];
}

const jsbi = (value: bigint): JSBI => JSBI.BigInt(String(value));
const bigint = (value: JSBI): bigint => BigInt(value.toString());
// #endregion fees
