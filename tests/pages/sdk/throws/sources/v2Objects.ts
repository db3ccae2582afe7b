import {CurrencyAmount, type Token, type Currency} from '@uniswap/sdk-core';
import * as v2 from '@uniswap/v2-sdk';
import {choice, listOf, type Input, type Source} from '../inputs';
import type {Random} from '../random';
import {amount} from './amounts';
import {MAX, quoted} from './numbers';
import {alongPath, amountOf, orWrong, pick, symbols, textOfAmount, typed} from './paths';

const reserve = choice({
  good: [quoted('1000000000000000000'), quoted('5000000000')],
  edge: ['0', '1', '1000', '-1', String(2n ** 112n), MAX].map(quoted),
  wrong: [],
});
const pairWith = (one: Token, other: Token, random: Random): v2.Pair =>
  new v2.Pair(
    CurrencyAmount.fromRawAmount(one, reserve(random).value as string),
    CurrencyAmount.fromRawAmount(other, reserve(random).value as string),
  );
const textOfPair = ({reserve0, reserve1}: v2.Pair): string =>
  `Pair(${symbols([reserve0.currency, reserve1.currency])} ${reserve0.quotient}/${reserve1.quotient})`;

export const pair = orWrong((random) => {
  const {steps} = alongPath(pairWith, random);
  return typed(textOfPair(steps[0] as v2.Pair), steps[0]);
});
const v2RouteOf = (random: Random): v2.Route<Currency, Currency> => {
  const {steps, input, output} = alongPath(pairWith, random);
  return new v2.Route(steps, input, output);
};
const textOfV2Route = ({pairs: steps, input, output}: v2.Route<Currency, Currency>): string =>
  `Route([${steps.map(textOfPair).join(', ')}], ${symbols([input, output])})`;
export const v2Route = orWrong((random) => {
  const route = v2RouteOf(random);
  return typed(textOfV2Route(route), route);
});
export const v2Trade = orWrong((random) => {
  const route = v2RouteOf(random);
  const type = random() < 0.5 ? 0 : 1;
  const exact = amountOf(type ? route.output : route.input, random);
  return typed(
    `Trade(${textOfV2Route(route)}, ${textOfAmount(exact)}, ${type})`,
    new v2.Trade(route, exact, type),
  );
});
/** A route with an amount of its input or output. */
export const v2Swap = (random: Random): Input[] => {
  const route = v2Route(random);
  const from = route.isTyped ? (route.value as v2.Route<Currency, Currency>) : undefined;
  const exact =
    from && random() < 0.9 ? amountOf(pick([from.input, from.output], random), random) : undefined;
  return [route, exact ? typed(textOfAmount(exact), exact) : amount(random)];
};
export const pairs: Source = (random) => {
  if (random() < 0.3) return listOf(pair)(random);
  const {steps} = alongPath(pairWith, random);
  return typed(`[${steps.map(textOfPair).join(', ')}]`, steps);
};
