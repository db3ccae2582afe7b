import {type Address, parseAbi} from 'viem';
import {client} from '../../../../support/chain';

/** The two sums of a pool at the start and at the end of a window. */
export type Readings = {
  ticks: readonly [bigint, bigint];
  perLiquidityX128: readonly [bigint, bigint];
};

/** Averages over a window. */
export type Means = {tick: number; liquidity: bigint};

// #region abi
export const oracleAbi = parseAbi([
  'function observe(uint32[] secondsAgos) view returns (int56[] tickCumulatives, uint160[] secondsPerLiquidityCumulativeX128s)',
  'function observations(uint256 index) view returns (uint32 timestamp, int56, uint160, bool isWritten)',
  'function slot0() view returns (uint160, int24 tick, uint16 index, uint16 cardinality, uint16 cardinalityNext, uint8, bool)',
  'function increaseObservationCardinalityNext(uint16 slots)',
]);
// #endregion abi

// #region observe
/** Reads both sums as they were that many seconds ago, and as they are now. */
export async function observe(address: Address, windowSeconds: number): Promise<Readings> {
  const pool = {address, abi: oracleAbi} as const;
  const args = [[windowSeconds, 0]] as const;
  const [ticks, perLiquidityX128] = await client.readContract({
    ...pool,
    functionName: 'observe',
    args,
  });
  return {ticks: pairOf(ticks), perLiquidityX128: pairOf(perLiquidityX128)};
}
// #endregion observe

const pairOf = ([then = 0n, now = 0n]: readonly bigint[]): [bigint, bigint] => [then, now];

// #region means
/** The mean tick and the mean liquidity of a window, rounded as OracleLibrary rounds them. */
export function meansOf({ticks, perLiquidityX128}: Readings, windowSeconds: number): Means {
  // The sums wrap, so their differences are taken at their own width.
  const tickSeconds = BigInt.asIntN(56, ticks[1] - ticks[0]);
  const perLiquidity = BigInt.asUintN(160, perLiquidityX128[1] - perLiquidityX128[0]);
  const seconds = BigInt(windowSeconds);
  return {
    tick: Number(floorDivide(tickSeconds, seconds)),
    liquidity: (seconds * (2n ** 160n - 1n)) / (perLiquidity << 32n),
  };
}

/** Rounds toward negative infinity, where `/` of bigint rounds toward zero. */
const floorDivide = (dividend: bigint, divisor: bigint): bigint =>
  dividend / divisor - (dividend < 0n && dividend % divisor !== 0n ? 1n : 0n);
// #endregion means
