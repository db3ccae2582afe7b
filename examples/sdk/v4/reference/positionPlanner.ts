import assert from 'node:assert/strict';
import {Percent} from '@uniswap/sdk-core';
import {Position, V4PositionManager, V4PositionPlanner} from '@uniswap/v4-sdk';
import type {Hex} from 'viem';
import {account, client, confirm, deadlineIn, requireBalance, run} from '../../../support/chain';
import {eth, printChanges} from '../../../universal-router/support/printChanges';
import {listOf} from '../../../v4/support/actions';
import {usdc} from '../../../v4/support/pool';
import {mintedIn, positions} from '../../../v4/support/positions';
import {withPermit2} from '../../../v4/support/withPermit2';
import {USDC} from '../../support/tokens';
import {keyOf} from './support/quotes';
import {ETH, readV4Pool} from '../../support/readV4Pool';

const tolerance = new Percent(50, 10_000); // 0.5% of the price

/** Sends actions to PositionManager, refused ten minutes later. */
async function send(planner: V4PositionPlanner, value = 0n) {
  // #region send
  const deadline = String(await deadlineIn(600n));
  const data = V4PositionManager.encodeModifyLiquidities(planner.finalize(), deadline) as Hex;
  const call = {to: positions.address, data, value};
  return confirm(await client.sendTransaction(call));
  // #endregion send
}

run(async () => {
  const pool = await readV4Pool(ETH, USDC, {fee: 3_000, tickSpacing: 60});
  const range = {tickLower: -201_360, tickUpper: -199_380};
  const budget = {amount0: String(10n ** 18n), amount1: String(2_500n * 10n ** 6n)};
  const position = Position.fromAmounts({pool, ...range, ...budget, useFullPrecision: true});

  // #region mint
  const {liquidity} = position;
  const most = position.mintAmountsWithSlippage(tolerance);
  const mint = new V4PositionPlanner();
  mint.addMint(
    pool,
    range.tickLower,
    range.tickUpper,
    liquidity,
    most.amount0,
    most.amount1,
    account,
  );
  mint.addSettlePair(ETH, USDC);
  mint.addSweep(ETH, account); // the ether that is left
  console.log(`mint     ${mint.actions}`);
  // #endregion mint

  // #region viem
  const [mostWei, mostUsdc] = [most.amount0, most.amount1].map((amount) => BigInt(String(amount)));
  const ours = listOf([
    [
      ...(['MINT_POSITION', keyOf(pool), range.tickLower, range.tickUpper] as const),
      ...[BigInt(liquidity.toString()), mostWei, mostUsdc, account, '0x'],
    ],
    ['SETTLE_PAIR', eth.address, usdc.address],
    ['SWEEP', eth.address, account],
  ]);
  assert.equal(mint.finalize(), ours);
  // #endregion viem

  await requireBalance(usdc, mostUsdc ?? 0n);
  const permitted = {token: usdc.address, spender: positions.address, amount: mostUsdc ?? 0n};
  let tokenId = 0n;
  await withPermit2([permitted], () =>
    printChanges('minted', {tokens: [eth, usdc]}, async () => {
      const receipt = await send(mint, mostWei);
      tokenId = mintedIn(receipt);
      return receipt;
    }),
  );

  // #region decrease
  const half = new Position({pool, ...range, liquidity: String(BigInt(liquidity.toString()) / 2n)});
  const least = half.burnAmountsWithSlippage(tolerance);
  const decrease = new V4PositionPlanner();
  decrease.addDecrease(String(tokenId), half.liquidity, least.amount0, least.amount1);
  decrease.addTakePair(ETH, USDC, account);
  console.log(`decrease ${decrease.actions}`);
  // #endregion decrease
  await printChanges('received', {tokens: [eth, usdc]}, () => send(decrease));

  // #region increase
  const quarter = String(BigInt(liquidity.toString()) / 4n);
  const added = new Position({pool, ...range, liquidity: quarter});
  const limit = added.mintAmountsWithSlippage(tolerance);
  const increase = new V4PositionPlanner();
  increase.addIncrease(String(tokenId), added.liquidity, limit.amount0, limit.amount1);
  increase.addCloseCurrency(ETH); // pays what is owed, or takes the fees that exceed it
  increase.addCloseCurrency(USDC);
  increase.addSweep(ETH, account);
  console.log(`increase ${increase.actions}`);
  // #endregion increase
  const units = BigInt(String(limit.amount1));
  await withPermit2([{...permitted, amount: units}], () =>
    printChanges('added', {tokens: [eth, usdc]}, () =>
      send(increase, BigInt(String(limit.amount0))),
    ),
  );

  // #region burn
  const liquidityNow = await client.readContract({
    ...{...positions, functionName: 'getPositionLiquidity'},
    args: [tokenId],
  });
  const whole = new Position({pool, ...range, liquidity: String(liquidityNow)});
  const rest = whole.burnAmountsWithSlippage(tolerance);
  const burn = new V4PositionPlanner();
  burn.addBurn(String(tokenId), rest.amount0, rest.amount1);
  burn.addTakePair(ETH, USDC, account);
  console.log(`burn     ${burn.actions}`);
  // #endregion burn
  await printChanges('received', {tokens: [eth, usdc]}, () => send(burn));
});
