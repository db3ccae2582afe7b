import assert from 'node:assert/strict';
import {PositionLibrary, TickLibrary} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import {parseAbi} from 'viem';
import {client, confirm, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {market, showUsdc} from '../../../v3/reference/coreLibraries/support/market';
import {toBigint, toJsbi} from './support/integers';

const file = 'examples/v3/reference/coreLibraries/StateProbe.sol';
const abi = parseAbi([
  'function updateBounds(int24 tickLower, int24 tickUpper, int24 tickCurrent, int128 liquidityDelta, uint256 growth0X128) returns (bool flippedLower, bool flippedUpper)',
  'function growthInside(int24 tickLower, int24 tickUpper, int24 tickCurrent, uint256 growth0X128) view returns (uint256)',
  'function cross(int24 tick, uint256 growth0X128) returns (int128 liquidityNet)',
  'function ticks(int24 tick) view returns (uint128, int128, uint256 feeGrowthOutside0X128, uint256 feeGrowthOutside1X128, int56, uint160, uint32, bool)',
  'function updatePosition(int24 tickLower, int24 tickUpper, int128 liquidityDelta, uint256 inside0X128)',
  'function positionOf(address owner, int24 tickLower, int24 tickUpper) view returns (uint128 liquidity, uint128 tokensOwed0)',
]);

const {tick, tickLower, tickUpper, tickSpacing} = market;
const quarter = market.liquidity / 4n; // what the position has of the liquidity
/** What 25 USDC of fees add to the fee growth of token0. */
const earnedX128 = 190_223_625_994_936_056_396_767_702_510n;

run(async () => {
  const probe = {address: await deploy({file, contract: 'StateProbe'}), abi} as const;
  const update = async (args: readonly [number, number, number, bigint, bigint]) =>
    confirm(await client.writeContract({...probe, functionName: 'updateBounds', args}));
  // Others use the upper tick since the first fees, the lower one only since the third, and the
  // price is above both: the growth inside starts below 0, so it wraps.
  await update([tickUpper - tickSpacing, tickUpper, tickUpper, quarter, earnedX128]);
  await update([tickLower, tickUpper, tickUpper, quarter, 3n * earnedX128]);
  const crossing = [tickUpper, 3n * earnedX128] as const; // then the price falls into the range
  await confirm(await client.writeContract({...probe, functionName: 'cross', args: crossing}));

  const outsideOf = async (index: number) => {
    const call = {...probe, functionName: 'ticks', args: [index]} as const;
    const [, , outside0X128, outside1X128] = await client.readContract(call);
    return {
      feeGrowthOutside0X128: toJsbi(outside0X128),
      feeGrowthOutside1X128: toJsbi(outside1X128),
    };
  };
  const [below, above] = [await outsideOf(tickLower), await outsideOf(tickUpper)];

  // #region inside
  const growthInside = (tickCurrent: number, global0X128: bigint): bigint => {
    const global = [toJsbi(global0X128), JSBI.BigInt(0)] as const; // no fees in token1
    const range = [tickLower, tickUpper, tickCurrent] as const;
    const [inside0X128] = TickLibrary.getFeeGrowthInside(below, above, ...range, ...global);
    return toBigint(inside0X128 as JSBI);
  };
  const before = growthInside(tick, 3n * earnedX128);
  const after = growthInside(tick, 4n * earnedX128); // the pool has earned 25 USDC more
  console.log(`inside before: ${before}`);
  console.log(`inside after: ${after}`);
  console.log(`earned between: ${BigInt.asUintN(256, after - before)}`);
  // #endregion inside
  for (const current of [tickLower - 1, tickLower, tick, tickUpper - 1, tickUpper]) {
    const args = [tickLower, tickUpper, current, 4n * earnedX128] as const;
    const told = await client.readContract({...probe, functionName: 'growthInside', args});
    assert.equal(growthInside(current, 4n * earnedX128), told);
  }

  // #region bigint
  const one = 1n as never; // a bigint, against the types
  const outside = {feeGrowthOutside0X128: one, feeGrowthOutside1X128: one};
  const range = [tickLower, tickUpper, tick] as const;
  const [wrong] = TickLibrary.getFeeGrowthInside(outside, outside, ...range, one, one);
  console.log(`1 − 1 − 1 as bigint gives 2^256: ${BigInt(String(wrong)) === 2n ** 256n}`);
  // #endregion bigint

  // #region owed
  const none = JSBI.BigInt(0); // token1 earns nothing
  const [owed0, owed1] = PositionLibrary.getTokensOwed(
    toJsbi(before), // as the position was last counted
    none,
    toJsbi(quarter),
    toJsbi(after),
    none,
  ) as [JSBI, JSBI];
  console.log(`owed: ${showUsdc(toBigint(owed0))}, and ${owed1.toString()} of token1`);
  // #endregion owed
  const poke = async (delta: bigint, insideX128: bigint) => {
    const args = [tickLower, tickUpper, delta, insideX128] as const;
    await confirm(await client.writeContract({...probe, functionName: 'updatePosition', args}));
  };
  await poke(quarter, before);
  await poke(0n, after);
  const args = [client.account.address, tickLower, tickUpper] as const;
  const [, told0] = await client.readContract({...probe, functionName: 'positionOf', args});
  assert.equal(toBigint(owed0), told0);
});
