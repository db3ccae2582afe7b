import assert from 'node:assert/strict';
import {Percent} from '@uniswap/sdk-core';
import {FeeAmount, NonfungiblePositionManager, Position, TickMath} from '@uniswap/v3-sdk';
import type JSBI from 'jsbi';
import {account, client, deadlineIn, run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {readPool} from '../../support/readPool';
import {amountOf, baseUnits, show, USDC, WETH} from '../../support/tokens';
import {addedIn} from '../liquidity/support/added';
import {manager, send} from '../liquidity/support/manager';
import {approveDesired} from '../liquidity/support/openPosition';

const raw = (amount: JSBI): bigint => BigInt(amount.toString());
const both = ({amount0, amount1}: {amount0: JSBI; amount1: JSBI}): string =>
  `${show(amountOf(USDC, raw(amount0)))} + ${show(amountOf(WETH, raw(amount1)))}`;

run(async () => {
  const pool = await readPool(USDC, WETH, FeeAmount.MEDIUM);

  // #region from-amounts
  const range = {tickLower: 199_380, tickUpper: 201_360}; // about 2,200 to 1,800 USDC per WETH
  const budget = {amount0: String(10_000n * 10n ** 6n), amount1: String(5n * 10n ** 18n)};
  const position = Position.fromAmounts({pool, ...range, ...budget, useFullPrecision: false});
  console.log(`liquidity  ${position.liquidity.toString()}`);
  // #endregion from-amounts

  // #region prices
  console.log(`bounds     ${position.token0PriceUpper.invert().toFixed(2)} USDC per WETH`);
  console.log(`           ${position.token0PriceLower.invert().toFixed(2)} USDC per WETH`);
  // #endregion prices

  // #region mint-amounts
  console.log(`to mint    ${both(position.mintAmounts)}`);
  // #endregion mint-amounts

  // #region minimums
  const tolerance = new Percent(50, 10_000); // 0.5% of the price
  console.log(`at least   ${both(position.mintAmountsWithSlippage(tolerance))}`);
  // #endregion minimums

  // #region holds
  console.log(`to burn    ${show(position.amount0)} + ${show(position.amount1)}`);
  console.log(`at least   ${both(position.burnAmountsWithSlippage(tolerance))}`);
  // #endregion holds

  // #region one-side
  const byUsdc = Position.fromAmount0({
    pool,
    ...range,
    amount0: String(10_000n * 10n ** 6n),
    useFullPrecision: false,
  });
  console.log(`10000 USDC ${both(byUsdc.mintAmounts)}`);
  const byWeth = Position.fromAmount1({pool, ...range, amount1: String(5n * 10n ** 18n)});
  console.log(`5 WETH     ${both(byWeth.mintAmounts)}`);
  // #endregion one-side

  // #region out-of-range
  const above = {tickLower: 201_360, tickUpper: 203_340}; // takes USDC only
  const untold = Position.fromAmount1({pool, ...above, amount1: '1'});
  console.log(`untold     ${untold.liquidity.toString().length} digits of liquidity`);
  // #endregion out-of-range
  assert.ok(raw(untold.liquidity) > 2n ** 128n);

  // #region mint
  await approveDesired(position);
  const parameters = NonfungiblePositionManager.addCallParameters(position, {
    recipient: account,
    slippageTolerance: tolerance,
    deadline: String(await deadlineIn(600n)),
  });
  const {tokenId, ...added} = addedIn((await send(parameters)).logs);
  assert.equal(added.liquidity, raw(position.liquidity));
  assert.equal(added.amount0, raw(position.mintAmounts.amount0));
  assert.equal(added.amount1, raw(position.mintAmounts.amount1));
  // #endregion mint

  // #region burn
  const params = {tokenId, liquidity: added.liquidity, amount0Min: 1n, amount1Min: 1n};
  const deadline = await deadlineIn(600n);
  const args = [{...params, deadline}] as const;
  const call = {...manager, functionName: 'decreaseLiquidity', args} as const;
  const {result} = await client.simulateContract(call);
  assert.deepEqual(result, [baseUnits(position.amount0), baseUnits(position.amount1)]);
  // #endregion burn

  // #region throws
  const build = (change: object) => new Position({pool, ...range, liquidity: '1', ...change});
  await printFailure('bounds swapped', () => build({tickUpper: 199_320}));
  await printFailure('tick between two usable', () => build({tickLower: 199_381}));
  await printFailure('tick beyond the last', () => build({tickUpper: TickMath.MAX_TICK + 8}));
  await printFailure('liquidity as a bigint', () => build({liquidity: 1n}));
  await printFailure('tolerance of 5,000%', () =>
    position.burnAmountsWithSlippage(new Percent(50)),
  );
  // #endregion throws
});
