import {type Currency, type CurrencyAmount, TradeType} from '@uniswap/sdk-core';
import {type Route, SwapQuoter, Trade} from '@uniswap/v3-sdk';
import {type Hex, hexToBigInt, slice} from 'viem';
import {client} from '../../support/chain';
import {amountOf} from './tokens';

/** QuoterV2 on Ethereum mainnet. */
export const quoter = '0x61fFE014bA17989E743c5F6cB21bF9697530B21e';

// #region exact-input
/** A trade of an exact input along a route, with the output that QuoterV2 tells. */
export async function quoteExactInput<TInput extends Currency, TOutput extends Currency>(
  route: Route<TInput, TOutput>,
  inputAmount: CurrencyAmount<TInput>,
): Promise<Trade<TInput, TOutput, TradeType.EXACT_INPUT>> {
  const tradeType = TradeType.EXACT_INPUT;
  const options = {useQuoterV2: true};
  const {calldata} = SwapQuoter.quoteCallParameters(route, inputAmount, tradeType, options);
  const {data = '0x'} = await client.call({to: quoter, data: calldata as Hex});
  const outputAmount = amountOf(route.output, hexToBigInt(slice(data, 0, 32))); // the first result
  return Trade.createUncheckedTrade({route, inputAmount, outputAmount, tradeType});
}
// #endregion exact-input
