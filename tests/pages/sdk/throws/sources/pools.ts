import {type Token, type Currency} from '@uniswap/sdk-core';
import * as v3 from '@uniswap/v3-sdk';
import {anyOf, choice, listOf, maybe, type Input, type Source} from '../inputs';
import type {Random} from '../random';
import {amount} from './amounts';
import {MAX, ONE, bigintIsh, numeric, prices, quoted} from './numbers';
import {allowed, alongPath, amountOf, orWrong, pick, symbols, textOfAmount, typed} from './paths';
import {fee, tickList} from './ticks';
import {token} from './tokens';

const sqrtRatio = choice({
  good: [quoted(ONE)],
  edge: [...prices, '0', '-1', '1.5'].map(quoted),
});
const currentTick = choice({
  good: [numeric(0)],
  edge: [-1, 887271, 887272, -887272, 0.5, NaN].map(numeric),
});
export const liquidity = choice({
  good: [quoted('1000000000000'), quoted('1000000000000000000')],
  edge: ['0', '1', '-1', MAX, String(2n ** 128n)].map(quoted),
});
export function poolWith(one: Token, other: Token, random: Random): v3.Pool {
  const price =
    random() < 0.8
      ? [ONE, 0]
      : pick(
          [
            [prices[1], 887271],
            [prices[0], -887272],
            [ONE, -1],
          ],
          random,
        );
  const list = pick(
    [undefined, tickList(random).value, tickList(random).value, tickList(random).value],
    random,
  );
  return new v3.Pool(
    one,
    other,
    allowed(fee, random) as number,
    String(price[0]),
    allowed(liquidity, random) as string,
    Number(price[1]),
    list as never,
  );
}
const textOfPool = ({
  token0,
  token1,
  fee: of,
  sqrtRatioX96,
  liquidity: L,
  tickCurrent,
  tickDataProvider,
}: v3.Pool): string =>
  `Pool(${symbols([token0, token1])} ${of}, ${sqrtRatioX96}, L ${L}, ${tickCurrent}, ${textOfTicks(tickDataProvider)})`;
const textOfTicks = (provider: v3.TickDataProvider): string =>
  provider instanceof v3.NoTickDataProvider
    ? 'no ticks'
    : `ticks ${JSON.stringify((provider as unknown as {ticks: v3.Tick[]}).ticks.map(({index, liquidityNet}) => [index, String(liquidityNet)]))}`;
export const pool = orWrong((random) => {
  const {steps} = alongPath(poolWith, random);
  return typed(textOfPool(steps[0] as v3.Pool), steps[0]);
});
export const poolInputs: readonly Source[] = [
  token,
  token,
  fee,
  sqrtRatio,
  anyOf(liquidity, bigintIsh),
  currentTick,
  maybe(tickList),
];

const v3RouteOf = (random: Random): v3.Route<Currency, Currency> => {
  const {steps, input, output} = alongPath(poolWith, random);
  return new v3.Route(steps, input, output);
};
const textOfRoute = ({pools: steps, input, output}: v3.Route<Currency, Currency>): string =>
  `Route([${steps.map(textOfPool).join(', ')}], ${symbols([input, output])})`;
export const v3Route = orWrong((random) => {
  const route = v3RouteOf(random);
  return typed(textOfRoute(route), route);
});
/** A route with an amount of its input or output. */
export const v3Swap = (random: Random): Input[] => {
  const route = v3Route(random);
  const from = route.isTyped ? (route.value as v3.Route<Currency, Currency>) : undefined;
  const exact =
    from && random() < 0.9 ? amountOf(pick([from.input, from.output], random), random) : undefined;
  return [route, exact ? typed(textOfAmount(exact), exact) : amount(random)];
};
/** Pools that lead from one token to another, or any. */
export const pools: Source = (random) => {
  if (random() < 0.3) return listOf(pool)(random);
  const {steps} = alongPath(poolWith, random);
  return typed(`[${steps.map(textOfPool).join(', ')}]`, steps);
};
