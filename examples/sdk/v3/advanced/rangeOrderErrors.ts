import assert from 'node:assert/strict';
import {Percent} from '@uniswap/sdk-core';
import {type Pool, Position, Route} from '@uniswap/v3-sdk';
import {type Hex, maxUint256, parseEther} from 'viem';
import {approve} from '../../../support/allowances';
import {account, client, clientOf, deadlineIn, run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {quoteExactInput} from '../../support/quote';
import {readPool} from '../../support/readPool';
import {sendTrade} from '../../support/sendTrade';
import {allowanceFor, amountOf, show, USDC, WETH} from '../../support/tokens';
import {addedIn} from '../liquidity/support/added';
import {buyUntil} from '../liquidity/support/buyUntil';
import {positionManager, send} from '../liquidity/support/manager';
import {readPosition} from '../liquidity/support/readPosition';
import {
  deadlineSeconds,
  encodeMint,
  encodeRemoval,
  feePips,
  orderIn,
  soldWei,
  sqrtPriceAt,
} from './support/rangeOrder';

const stranger = clientOf(2).account.address;

run(async () => {
  const pool = await readPool(USDC, WETH, feePips);
  const deadline = await deadlineIn(deadlineSeconds);
  const order = orderIn(pool);

  // #region mint
  await printFailure('ticks that are not usable', () => orderBetween(pool, 199_319, 199_379));

  const wrongSide = orderBetween(pool, 201_300, 201_360); // where WETH is cheaper than now
  assert.equal(String(wrongSide.mintAmounts.amount0), String(maxUint256)); // all USDC, no WETH
  await printFailure('the wrong side of the price', () => call(encodeMint(wrongSide, deadline)));

  const past = await deadlineIn(-1n);
  await printFailure('a deadline that has passed', () => call(encodeMint(order, past)));
  // #endregion mint

  const tokenId = await place(order, deadline);
  const waiting = await readPosition(tokenId);
  await printFailure('an end before the fill', () => encodeRemoval(tokenId, waiting, deadline));
  await buyUntil(sqrtPriceAt('2250'));
  await approve(allowanceFor(positionManager, amountOf(WETH, soldWei)));

  // #region filled
  await printFailure('a mint after the price rose', () => call(encodeMint(order, deadline)));
  const filled = await readPosition(tokenId);
  const removal = encodeRemoval(tokenId, filled, deadline);
  await printFailure("somebody else's removal", () => call(removal, stranger));

  await sellWeth(parseEther('40')); // the price falls before the removal is mined
  await printFailure('a removal that comes too late', () => call(removal));
  // #endregion filled
  const {amount0, amount1} = await readPosition(tokenId);
  console.log(`the order held ${show(filled.amount0)}, and now ${show(amount1)}`);
  assert.equal(amount0.toExact(), '0');
});

const orderBetween = (pool: Pool, tickLower: number, tickUpper: number): Position =>
  Position.fromAmount1({pool, tickLower, tickUpper, amount1: String(soldWei)});

const call = ({calldata}: {calldata: string}, from = account) =>
  client.call({account: from, to: positionManager, data: calldata as Hex});

async function place(order: Position, deadline: bigint): Promise<bigint> {
  await approve(
    allowanceFor(positionManager, amountOf(WETH, BigInt(order.mintAmounts.amount1.toString()))),
  );
  return addedIn((await send(encodeMint(order, deadline))).logs).tokenId;
}

async function sellWeth(wei: bigint): Promise<void> {
  const pool = await readPool(USDC, WETH, feePips);
  const amountIn = amountOf(WETH, wei);
  const trade = await quoteExactInput(new Route([pool], WETH, USDC), amountIn);
  await sendTrade(trade, new Percent(50, 10_000));
}
