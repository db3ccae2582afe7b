import {arithmeticMeanTick, nextObservation} from './oracle';
import type {Range} from './range';
import {getAmount0Delta, getAmount1Delta} from './sqrtPriceMath';

const START = {timestamp: 0n, tickCumulative: 0n, secondsPerLiquidityX128: 0n};

/** A window of an oracle, in seconds, at whose end the price is a false one. */
type Manipulation = {
  tick: bigint;
  falseTick: bigint;
  window: bigint;
  /** How many of its last seconds the price is false. */
  falseSeconds: bigint;
  liquidity: bigint;
};

/** The mean tick of a window that ends at a false price. */
export function manipulatedMeanTick(input: Manipulation): bigint {
  const {tick, falseTick, window, falseSeconds, liquidity} = input;
  const before = nextObservation(START, {timestamp: window - falseSeconds, tick, liquidity});
  const to = nextObservation(before, {timestamp: window, tick: falseTick, liquidity});
  return arithmeticMeanTick({from: START, to, seconds: window});
}

/** The input, in raw units without fee, that moves the price from A to B at constant liquidity. */
export function inputBetween({liquidity, ...range}: Range & {liquidity: bigint}): {
  isToken0: boolean;
  raw: bigint;
} {
  const isToken0 = range.sqrtPriceBX96 < range.sqrtPriceAX96;
  const delta = isToken0 ? getAmount0Delta : getAmount1Delta;
  return {isToken0, raw: delta({...range, liquidity, roundUp: true})};
}
