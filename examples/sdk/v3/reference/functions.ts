import assert from 'node:assert/strict';
import {Price} from '@uniswap/sdk-core';
import {
  computePoolAddress,
  encodeSqrtRatioX96,
  FACTORY_ADDRESS,
  FeeAmount,
  isSorted,
  maxLiquidityForAmounts,
  mostSignificantBit,
  nearestUsableTick,
  POOL_INIT_CODE_HASH,
  poolInitCodeHash,
  priceToClosestTick,
  subIn256,
  TICK_SPACINGS,
  TickMath,
  tickToPrice,
  toHex,
} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import {type Address, parseAbi} from 'viem';
import {client, run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {readPool} from '../../support/readPool';
import {USDC, WETH} from '../../support/tokens';

const fee = FeeAmount.MEDIUM;
const abi = parseAbi([
  'function getPool(address, address, uint24) view returns (address)',
  'function feeAmountTickSpacing(uint24 fee) view returns (int24)',
]);
const factory = {address: FACTORY_ADDRESS, abi} as const;

run(async () => {
  // #region address
  const pair = {tokenA: USDC, tokenB: WETH, fee};
  const address = computePoolAddress({factoryAddress: FACTORY_ADDRESS, ...pair});
  console.log(address);
  // #endregion address
  const args = [USDC.address as Address, WETH.address as Address, fee] as const;
  const getPool = {...factory, functionName: 'getPool', args} as const;
  assert.equal(address, await client.readContract(getPool));

  // #region ratio
  const oneEther = String(10n ** 18n);
  const twoThousand = String(2_000n * 10n ** 6n);
  const sqrtPriceX96 = encodeSqrtRatioX96(oneEther, twoThousand); // token1 first
  console.log(sqrtPriceX96.toString());
  // #endregion ratio
  const pool = await readPool(USDC, WETH, fee);
  assert.ok(JSBI.equal(sqrtPriceX96, pool.sqrtRatioX96));

  // #region tick
  const price = new Price(WETH, USDC, oneEther, twoThousand); // 2,000 USDC per WETH
  const tick = priceToClosestTick(price);
  console.log(`tick ${tick}, ${tickToPrice(WETH, USDC, tick).toFixed(4)} USDC per WETH`);
  console.log(`usable ${nearestUsableTick(tick, TICK_SPACINGS[fee])}`);
  // #endregion tick
  assert.equal(TickMath.getTickAtSqrtRatio(pool.sqrtRatioX96), pool.tickCurrent);
  const known = Object.entries(TICK_SPACINGS).map(async ([pips, spacing]) => {
    const spacingCall = {...factory, functionName: 'feeAmountTickSpacing'} as const;
    const onChain = await client.readContract({...spacingCall, args: [Number(pips)]});
    assert.ok(onChain === 0 || onChain === spacing); // 0 where the factory has not enabled it
  });
  await Promise.all(known);

  // #region liquidity
  const [lower, upper] = [199_380, 201_360].map((one) => TickMath.getSqrtRatioAtTick(one));
  const budgets = [String(10_000n * 10n ** 6n), String(5n * 10n ** 18n)] as const;
  const bounds = [lower as JSBI, upper as JSBI] as const;
  const liquidity = maxLiquidityForAmounts(pool.sqrtRatioX96, ...bounds, ...budgets, false);
  console.log(`liquidity ${liquidity.toString()}`);
  // #endregion liquidity

  // #region hex
  console.log(`${toHex('1000')} and ${toHex(0)}`);
  // #endregion hex

  // #region overflow
  const wrapped = subIn256(JSBI.BigInt(1), JSBI.BigInt(2)); // 1 − 2, as the contracts count fees
  console.log(wrapped.toString(16));
  // #endregion overflow
  assert.equal(BigInt(wrapped.toString()), 2n ** 256n - 1n);

  // #region bit
  console.log(mostSignificantBit(JSBI.BigInt(1_000))); // 512 ≤ 1,000 < 1,024
  // #endregion bit

  // #region sorted
  const ticks = [199_380, 200_340, 201_360];
  console.log(isSorted(ticks, (a, b) => a - b));
  // #endregion sorted

  // #region hash
  console.log(poolInitCodeHash(1) === POOL_INIT_CODE_HASH);
  // #endregion hash

  // #region throws
  await printFailure('tick between', () => nearestUsableTick(0.5, 60));
  await printFailure('spacing of 0', () => nearestUsableTick(0, 0));
  await printFailure('tick beyond the last', () => nearestUsableTick(887_273, 60));
  await printFailure('nothing to divide by', () => encodeSqrtRatioX96(1, 0));
  await printFailure('bigint', () => toHex(1n as unknown as string));
  await printFailure('bit of 0', () => mostSignificantBit(JSBI.BigInt(0)));
  // #endregion throws
});
