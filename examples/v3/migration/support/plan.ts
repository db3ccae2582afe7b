import {Percent} from '@uniswap/sdk-core';
import {type Pool, Position} from '@uniswap/v3-sdk';
import {encodeFunctionData, parseAbi} from 'viem';
import {account, addressOf, deadlineIn} from '../../../support/chain';
import {range, readPool, requirePriceInRange} from './pool';
import {feePips, slippageBps, token0, token1} from './tokens';
import {type V2Liquidity, worthOf} from './v2Liquidity';

export const migrator = {
  address: addressOf('V3Migrator'),
  abi: parseAbi([
    'struct MigrateParams { address pair; uint256 liquidityToMigrate; uint8 percentageToMigrate; address token0; address token1; uint24 fee; int24 tickLower; int24 tickUpper; uint256 amount0Min; uint256 amount1Min; address recipient; uint256 deadline; bool refundAsETH; }',
    'function migrate(MigrateParams params)',
    'function multicall(bytes[] data) payable returns (bytes[] results)',
    'function WETH9() view returns (address)',
    'function selfPermitIfNecessary(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
  ]),
} as const;

// #region prices
/** Ends the program if the v2 pair and the v3 pool differ by more than 1%: one may be manipulated. */
export function requireOnePrice({reserves}: V2Liquidity, pool: Pool): void {
  const [reserve0, reserve1] = reserves.map(Number) as [number, number];
  const ofPair = reserve1 / reserve0; // base units of token1 for one of token0
  const ofPool = (Number(pool.sqrtRatioX96.toString()) / 2 ** 96) ** 2;
  const ratio = ofPair / ofPool;
  if (Math.abs(ratio - 1) <= 0.01) return;
  throw new Error(`the pair's price is ${(ratio * 100).toFixed(1)}% of the pool's: wait`);
}
// #endregion prices

// #region plan
/** The arguments of `migrate` for a part of the liquidity, with minimums from the pool's current price. */
export async function planFor(
  part: bigint,
  {refundAsETH}: {refundAsETH: boolean},
  v2: V2Liquidity,
) {
  const pool = await readPool();
  requirePriceInRange(pool);
  requireOnePrice(v2, pool);
  const [amount0, amount1] = worthOf(part, v2).map(String) as [string, string];
  const budgets = {amount0, amount1, useFullPrecision: false}; // rounds as the migrator does
  const position = Position.fromAmounts({pool, ...range, ...budgets});
  const least = position.mintAmountsWithSlippage(new Percent(String(slippageBps), 10_000));
  const [amount0Min, amount1Min] = [least.amount0, least.amount1].map(String).map(BigInt) as [
    bigint,
    bigint,
  ];
  return {
    ...{pair: v2.pair, liquidityToMigrate: part, percentageToMigrate: 100},
    ...{token0: token0.address, token1: token1.address, fee: feePips, ...range},
    ...{amount0Min, amount1Min, recipient: account},
    ...{deadline: await deadlineIn(600n), refundAsETH},
  };
}
// #endregion plan

export type Migration = Awaited<ReturnType<typeof planFor>>;

export const migrateCall = (migration: Migration) =>
  encodeFunctionData({...migrator, functionName: 'migrate', args: [migration]});
