import {type Currency} from '@uniswap/sdk-core';
import * as v3 from '@uniswap/v3-sdk';
import {fields, type Source} from '../inputs';
import {tradeType} from './numbers';
import {amountOf, orWrong, pick, textOfAmount, typed} from './paths';
import {poolWith, v3Route} from './pools';

/** A route with amounts of its input and output. */
const leg: Source = (random) => {
  const route = v3Route(random);
  if (!route.isTyped) return route;
  const {input, output} = route.value as v3.Route<Currency, Currency>;
  const amounts = [amountOf(input, random), amountOf(output, random)] as const;
  return typed(
    `{route: ${route.text}, inputAmount: ${textOfAmount(amounts[0])}, outputAmount: ${textOfAmount(amounts[1])}}`,
    {
      route: route.value,
      inputAmount: amounts[0],
      outputAmount: amounts[1],
    },
  );
};
/** One leg, or several of the same ends, or none. */
const legs: Source = (random) => {
  const count = pick([0, 1, 1, 2, 2], random);
  const first = leg(random);
  if (!first.isTyped || count < 2)
    return count === 0
      ? typed('[]', [])
      : {...first, value: [first.value], text: `[${first.text}]`};
  const {route} = first.value as {route: v3.Route<Currency, Currency>};
  const pools = route.pools.map((one) => poolWith(one.token0, one.token1, random));
  const again = random() < 0.8 ? new v3.Route(pools, route.input, route.output) : route;
  const amounts = [amountOf(again.input, random), amountOf(again.output, random)] as const;
  const other =
    random() < 0.8
      ? {route: again, inputAmount: amounts[0], outputAmount: amounts[1]}
      : leg(random).value;
  return {
    value: [first.value, other],
    isTyped: typeof other === 'object' && other !== null && 'route' in other,
    text: `[${first.text}, another]`,
  };
};
export const uncheckedTrade: Source = (random) => {
  const one = leg(random);
  const type = tradeType(random);
  return {
    value: {...(one.value as object), tradeType: type.value},
    isTyped: one.isTyped && type.isTyped,
    text: `{...${one.text}, tradeType: ${type.text}}`,
  };
};
export const uncheckedTrades = fields({routes: orWrong(legs), tradeType});
/** Parts of an amount with a route each. */
export const parts: Source = (random) => {
  const several = orWrong(legs)(random);
  if (!several.isTyped) return several;
  const value = (
    several.value as {route: unknown; inputAmount: unknown; outputAmount: unknown}[]
  ).map((one) => ({route: one.route, amount: random() < 0.5 ? one.inputAmount : one.outputAmount}));
  return {...several, value};
};
export const v3Trade = orWrong((random) => {
  const several = legs(random);
  if (!several.isTyped) throw new Error('no routes');
  const type = random() < 0.5 ? 0 : 1;
  const value = v3.Trade.createUncheckedTradeWithMultipleRoutes({
    routes: several.value as never,
    tradeType: type,
  });
  return typed(`Trade(${several.text}, ${type})`, value);
});
