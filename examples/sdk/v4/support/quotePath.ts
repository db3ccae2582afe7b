import {type Currency, type CurrencyAmount, TradeType} from '@uniswap/sdk-core';
import {encodeRouteToPath, type Route, Trade} from '@uniswap/v4-sdk';
import {client} from '../../../support/chain';
import {quoter} from '../../../v4/support/lenses';
import type {PoolKey} from '../../../v4/support/pool';
import {amountOf, baseUnits} from '../../support/tokens';
import {addressIn} from './plans';

type PathKey = Omit<PoolKey, 'currency0' | 'currency1'> & {
  intermediateCurrency: PoolKey['hooks'];
  hookData: '0x';
};
const pathOf = (route: Route<Currency, Currency>, exactOutput: boolean) =>
  encodeRouteToPath(route, exactOutput) as PathKey[];

// #region input
/** A trade of an exact input along a route, with the output that V4Quoter gives. */
export async function quotePath<I extends Currency, O extends Currency>(
  route: Route<I, O>,
  inputAmount: CurrencyAmount<I>,
) {
  const [exactCurrency, exactAmount] = [addressIn(route.pathInput), baseUnits(inputAmount)];
  const args = [{exactCurrency, path: pathOf(route, false), exactAmount}] as const;
  const call = {...quoter, functionName: 'quoteExactInput', args} as const;
  const {result} = await client.simulateContract(call);
  const outputAmount = amountOf(route.output, result[0]);
  const tradeType = TradeType.EXACT_INPUT;
  return Trade.createUncheckedTrade({route, inputAmount, outputAmount, tradeType});
}
// #endregion input

// #region output
/** A trade for an exact output along a route, with the input that V4Quoter asks. */
export async function quotePathOutput<I extends Currency, O extends Currency>(
  route: Route<I, O>,
  outputAmount: CurrencyAmount<O>,
) {
  const [exactCurrency, exactAmount] = [addressIn(route.pathOutput), baseUnits(outputAmount)];
  const args = [{exactCurrency, path: pathOf(route, true), exactAmount}] as const;
  const call = {...quoter, functionName: 'quoteExactOutput', args} as const;
  const {result} = await client.simulateContract(call);
  const inputAmount = amountOf(route.input, result[0]);
  const tradeType = TradeType.EXACT_OUTPUT;
  return Trade.createUncheckedTrade({route, inputAmount, outputAmount, tradeType});
}
// #endregion output
