import assert from 'node:assert/strict';
import {Percent} from '@uniswap/sdk-core';
import {Position, V4PositionManager} from '@uniswap/v4-sdk';
import type JSBI from 'jsbi';
import type {Hex} from 'viem';
import {account, client, confirm, deadlineIn, requireBalance, run} from '../../../support/chain';
import {changesOf, eth} from '../../../universal-router/support/printChanges';
import {usdc} from '../../../v4/support/pool';
import {mintedIn, positions} from '../../../v4/support/positions';
import {withPermit2} from '../../../v4/support/withPermit2';
import {printFailure} from '../../support/printFailure';
import {amountOf, baseUnits, show, USDC} from '../../support/tokens';
import {ETH, readV4Pool} from '../../support/readV4Pool';

const raw = (amount: JSBI): bigint => BigInt(amount.toString());
const both = ({amount0, amount1}: {amount0: JSBI; amount1: JSBI}): string =>
  `${show(amountOf(ETH, raw(amount0)))} + ${show(amountOf(USDC, raw(amount1)))}`;

run(async () => {
  const pool = await readV4Pool(ETH, USDC, {fee: 3_000, tickSpacing: 60});

  // #region from-amounts
  const range = {tickLower: -201_360, tickUpper: -199_380}; // about 1,800 to 2,200 USDC per ETH
  const budget = {amount0: String(5n * 10n ** 18n), amount1: String(10_000n * 10n ** 6n)};
  const position = Position.fromAmounts({pool, ...range, ...budget, useFullPrecision: true});
  console.log(`liquidity  ${position.liquidity.toString()}`);
  // #endregion from-amounts

  // #region prices
  console.log(`from       ${position.token0PriceLower.toFixed(2)} USDC per ETH`);
  console.log(`to         ${position.token0PriceUpper.toFixed(2)} USDC per ETH`);
  // #endregion prices

  // #region mint-amounts
  console.log(`to mint    ${both(position.mintAmounts)}`);
  // #endregion mint-amounts

  // #region maximums
  const tolerance = new Percent(50, 10_000); // 0.5% of the price
  console.log(`at most    ${both(position.mintAmountsWithSlippage(tolerance))}`);
  // #endregion maximums

  // #region holds
  console.log(`to burn    ${show(position.amount0)} + ${show(position.amount1)}`);
  console.log(`at least   ${both(position.burnAmountsWithSlippage(tolerance))}`);
  // #endregion holds

  // #region one-side
  const byEth = Position.fromAmount0({
    pool,
    ...range,
    amount0: budget.amount0,
    useFullPrecision: true,
  });
  console.log(`5 ETH      ${both(byEth.mintAmounts)}`);
  const byUsdc = Position.fromAmount1({pool, ...range, amount1: budget.amount1});
  console.log(`10000 USDC ${both(byUsdc.mintAmounts)}`);
  // #endregion one-side

  // #region out-of-range
  const above = {tickLower: -199_380, tickUpper: -197_400}; // takes ETH only
  const unlimited = Position.fromAmount1({pool, ...above, amount1: '1'}); // no error
  console.log(`above      ${unlimited.liquidity.toString().length} digits of liquidity`);
  // #endregion out-of-range
  assert.ok(raw(unlimited.liquidity) > 2n ** 128n);

  // #region permit
  const deadline = String(await deadlineIn(600n));
  const permit = position.permitBatchData(tolerance, positions.address, 0, deadline);
  const [first, second] = permit.details;
  console.log(`permit     ${first?.token === ETH.wrapped.address ? 'WETH' : ''} and USDC`);
  // #endregion permit
  assert.equal(second?.token, USDC.address);

  // #region mint
  const {amount1} = position.mintAmountsWithSlippage(tolerance);
  await requireBalance(usdc, raw(amount1));
  const {calldata, value} = V4PositionManager.addCallParameters(position, {
    recipient: account,
    slippageTolerance: tolerance,
    deadline,
    useNative: ETH,
  });
  const permitted = {token: usdc.address, spender: positions.address, amount: raw(amount1)};
  let tokenId = 0n;
  const paid = await withPermit2([permitted], () =>
    changesOf({tokens: [eth, usdc]}, async () => {
      const call = {to: positions.address, data: calldata as Hex, value: BigInt(value)};
      const receipt = await confirm(await client.sendTransaction(call));
      tokenId = mintedIn(receipt);
      return receipt;
    }),
  );
  const cost = [position.mintAmounts.amount0, position.mintAmounts.amount1].map(raw);
  assert.deepEqual(
    paid,
    cost.map((amount) => -amount),
  );
  // #endregion mint

  // #region burn
  const given = await changesOf({tokens: [eth, usdc]}, async () => {
    const {calldata: data} = V4PositionManager.removeCallParameters(position, {
      tokenId: String(tokenId),
      liquidityPercentage: new Percent(1), // 100%
      burnToken: true,
      slippageTolerance: tolerance,
      deadline,
    });
    return confirm(await client.sendTransaction({to: positions.address, data: data as Hex}));
  });
  assert.deepEqual(given, [baseUnits(position.amount0), baseUnits(position.amount1)]);
  // #endregion burn

  // #region throws
  const build = (change: object) => new Position({pool, ...range, liquidity: '1', ...change});
  await printFailure('bounds swapped', () => build({tickUpper: -201_420}));
  await printFailure('tick between two usable', () => build({tickLower: -201_361}));
  await printFailure('tick beyond the last', () => build({tickUpper: 887_280}));
  const many = new Percent(50); // 5,000%
  await printFailure('tolerance above 100%', () => position.mintAmountsWithSlippage(many));
  const untyped = 1n as unknown as string;
  await printFailure('bigint', () => build({liquidity: untyped}));
  // #endregion throws
});
