import {Trade as RouterTrade} from '@uniswap/router-sdk';
import {type Currency, type CurrencyAmount, TradeType} from '@uniswap/sdk-core';
import {Route as V2Route} from '@uniswap/v2-sdk';
import {FeeAmount, Route as V3Route} from '@uniswap/v3-sdk';
import {Route as V4Route} from '@uniswap/v4-sdk';
import {client} from '../../../support/chain';
import type {PoolKey} from '../../../v4/support/pool';
import {quoteOf} from '../../../v4/support/swap';
import {quoteExactInput} from '../../support/quote';
import {readPool} from '../../support/readPool';
import {readV4Pool} from '../../support/readV4Pool';
import {amountOf, baseUnits} from '../../support/tokens';
import {readPair} from '../../v2/support/pairs';

// #region split
/** Sells an amount in three parts: a half in v3, a quarter in v2 and one in v4, with quotes of one block. */
export async function splitTrade<I extends Currency, O extends Currency>(
  total: CurrencyAmount<I>,
  output: O,
): Promise<RouterTrade<I, O, TradeType.EXACT_INPUT>> {
  const input = total.currency;
  const [tokenIn, tokenOut] = [input.wrapped, output.wrapped]; // the pools hold WETH
  const blockNumber = await client.getBlockNumber();
  const quarter = total.divide(4);
  const half = total.subtract(quarter).subtract(quarter);

  const pair = await readPair([tokenIn, tokenOut], blockNumber);
  const [quotedByV2] = pair.getOutputAmount(quarter.wrapped);
  const v2Route = {
    routev2: new V2Route([pair], input, output),
    inputAmount: quarter,
    outputAmount: amountOf(output, baseUnits(quotedByV2)),
  };

  const v3Pool = await readPool(tokenIn, tokenOut, FeeAmount.MEDIUM, blockNumber);
  const routev3 = new V3Route([v3Pool], input, output);
  const {inputAmount, outputAmount} = await quoteExactInput(routev3, half, blockNumber);

  const terms = {fee: 3_000, tickSpacing: 60}; // 0.3%, and no hook
  const v4Pool = await readV4Pool(tokenIn, tokenOut, terms, blockNumber);
  const quotedByV4 = await quoteOf({
    poolKey: v4Pool.poolKey as PoolKey,
    zeroForOne: tokenIn.equals(v4Pool.currency0),
    amountSpecified: -baseUnits(quarter), // below 0: an exact input
  });
  const v4Route = {
    routev4: new V4Route([v4Pool], input, output),
    inputAmount: quarter,
    outputAmount: amountOf(output, quotedByV4),
  };

  return new RouterTrade({
    v2Routes: [v2Route],
    v3Routes: [{routev3, inputAmount, outputAmount}],
    v4Routes: [v4Route],
    tradeType: TradeType.EXACT_INPUT,
  });
}
// #endregion split
