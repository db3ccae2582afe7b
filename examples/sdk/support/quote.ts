import {type Currency, type CurrencyAmount, TradeType} from '@uniswap/sdk-core';
import {type Route, SwapQuoter, Trade} from '@uniswap/v3-sdk';
import {type Hex, hexToBigInt, slice} from 'viem';
import {addressOf, client} from '../../support/chain';
import {amountOf} from './tokens';

// #region exact-input
/** A trade of an exact input along a route, with the output that QuoterV2 gives in a block. */
export async function quoteExactInput<TInput extends Currency, TOutput extends Currency>(
  route: Route<TInput, TOutput>,
  inputAmount: CurrencyAmount<TInput>,
  blockNumber?: bigint,
): Promise<Trade<TInput, TOutput, TradeType.EXACT_INPUT>> {
  const tradeType = TradeType.EXACT_INPUT;
  const options = {useQuoterV2: true};
  const {calldata} = SwapQuoter.quoteCallParameters(route, inputAmount, tradeType, options);
  const call = {to: addressOf('QuoterV2'), data: calldata as Hex, blockNumber};
  const {data = '0x'} = await client.call(call);
  const outputAmount = amountOf(route.output, hexToBigInt(slice(data, 0, 32))); // the first result
  return Trade.createUncheckedTrade({route, inputAmount, outputAmount, tradeType});
}
// #endregion exact-input
