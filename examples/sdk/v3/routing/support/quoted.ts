import {type CurrencyAmount, type Token, TradeType} from '@uniswap/sdk-core';
import {type Route, SwapQuoter} from '@uniswap/v3-sdk';
import {type Hex, hexToBigInt, parseGwei, slice} from 'viem';
import {addressOf, client} from '../../../../support/chain';
import {amountOf, show, WETH} from '../../../support/tokens';

/** What a swap gives, and the gas that its pools use. */
export type Quote = {outputAmount: CurrencyAmount<Token>; gas: bigint};

/** A quote for an amount along one route. */
export type RouteQuote = Quote & {route: Route<Token, Token>; inputAmount: CurrencyAmount<Token>};

// #region quoted
/** Asks QuoterV2 for the output of a route and the gas that its pools use. */
export async function quoted(
  route: Route<Token, Token>,
  inputAmount: CurrencyAmount<Token>,
  blockNumber: bigint,
): Promise<RouteQuote> {
  const options = {useQuoterV2: true};
  const tradeType = TradeType.EXACT_INPUT;
  const {calldata} = SwapQuoter.quoteCallParameters(route, inputAmount, tradeType, options);
  const {data = '0x'} = await client.call({
    to: addressOf('QuoterV2'),
    data: calldata as Hex,
    blockNumber,
  });
  const result = (index: number) => hexToBigInt(slice(data, 32 * index, 32 * (index + 1)));
  return {route, inputAmount, outputAmount: amountOf(route.output, result(0)), gas: result(3)};
}
// #endregion quoted

// #region net
const gasPriceWei = parseGwei('10'); // on a live network, ask the node for it

/** What is left of an output when the gas is paid; the route's mid price turns ETH into it. */
export function netOfGas({outputAmount, gas}: Quote, fromWeth: Route<Token, Token>) {
  return outputAmount.subtract(fromWeth.midPrice.quote(amountOf(WETH, gas * gasPriceWei)));
}
// #endregion net

/** "WETH 0.05% USDC": the tokens of a route with the fees between them. */
export const nameOf = ({pools, tokenPath}: Route<Token, Token>): string =>
  tokenPath
    .map(({symbol}, index) => {
      const pool = pools[index];
      return pool ? `${symbol} ${(pool.fee / 10_000).toFixed(2)}%` : symbol;
    })
    .join(' ');

/** One line of a comparison. */
export function printQuote(name: string, quote: Quote, fromWeth: Route<Token, Token>): void {
  const net = `${netOfGas(quote, fromWeth).toFixed(2)} net`;
  console.log([name.padEnd(26), show(quote.outputAmount), `${quote.gas} gas`, net].join('  '));
}
