import {CurrencyAmount, Token} from '@uniswap/sdk-core';
import {Pool} from '@uniswap/v3-sdk';
import {expect, test} from 'vitest';
import {boundsOf, type PlacedLiquidity} from '../../src/protocol/bounds';
import {absolute} from '../../src/protocol/integers';
import {swapAcross} from '../../src/protocol/swapAcross';
import {getSqrtPriceAtTick, getTickAtSqrtPrice} from '../../src/protocol/tickMath';
import {TICK_SPACINGS, usableTicks} from '../../src/protocol/tickSpacing';
import {LEAST_INPUTS} from './inputs';
import {below, between, bits, happens, oneOf, seed} from './random';

const SWAPS = LEAST_INPUTS;

const [token0, token1] = [1, 2].map((last) => new Token(1, `0x${'0'.repeat(39)}${last}`, 18)) as [
  Token,
  Token,
];

/** A pool of a few positions around a price, and an amount that crosses some of their ends. */
function randomSwap() {
  const [feePips, tickSpacing] = oneOf([...TICK_SPACINGS]);
  const {lowest, highest} = usableTicks(tickSpacing);
  const middle = between(-200_000n, 200_000n);
  const near = (): bigint => ((middle + between(-20_000n, 20_000n)) / tickSpacing) * tickSpacing;
  const position = (): PlacedLiquidity => {
    const [one, other] = [near(), near()];
    const [tickLower, tickUpper] = one < other ? [one, other] : [other, one];
    return {
      tickLower,
      tickUpper: tickUpper === tickLower ? tickLower + tickSpacing : tickUpper,
      liquidity: 1n + bits(20 + below(70)),
    };
  };
  const everywhere = {tickLower: lowest, tickUpper: highest, liquidity: 1n + bits(60)};
  const positions = [everywhere, ...Array.from({length: 1 + below(5)}, position)];
  const atTick = getSqrtPriceAtTick(happens(0.3) ? near() : middle);
  const sqrtPriceX96 = happens(0.2) ? atTick : atTick + bits(60);
  const tick = getTickAtSqrtPrice(sqrtPriceX96);
  const pool = {
    ...boundsOf(positions, {tick, tickSpacing}),
    sqrtPriceX96,
    tick,
    feePips,
    tickSpacing,
  };
  const amount = 1n + bits(1 + below(75));
  // Outputs that a pool does not hold take it to the last price, which is slow.
  return {pool, asked: {zeroForOne: happens(0.5), amount: happens(0.2) ? -amount : amount}};
}

test(`gives ${SWAPS} outputs or inputs, prices, ticks and liquidities as the SDK does`, async () => {
  for (let count = 0; count < SWAPS; count += 1) {
    const {pool, asked} = randomSwap();
    const ours = swapAcross(pool, asked);
    const ticks = pool.bounds
      .filter(({liquidityNet}) => liquidityNet !== 0n)
      .map(({tick, liquidityNet}) => ({
        index: Number(tick),
        liquidityNet: String(liquidityNet),
        liquidityGross: '1',
      }));
    const theirs = new Pool(
      ...([token0, token1, Number(pool.feePips), String(pool.sqrtPriceX96)] as const),
      ...([String(pool.liquidity), Number(pool.tick), ticks] as const),
    );
    const isInput = asked.amount > 0n;
    const amount = CurrencyAmount.fromRawAmount(
      asked.zeroForOne === isInput ? token0 : token1,
      String(absolute(asked.amount)),
    );
    const [other, after] = await (isInput
      ? theirs.getOutputAmount(amount)
      : theirs.getInputAmount(amount));
    const given = isInput ? ours.amountOut : ours.amountIn;
    expect(
      [given, ours.sqrtPriceX96, ours.tick, ours.liquidity].map(String),
      `SEED=${seed}, swap ${count}`,
    ).toEqual([other.quotient, after.sqrtRatioX96, after.tickCurrent, after.liquidity].map(String));
  }
});
