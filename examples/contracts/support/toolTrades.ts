import {Trade as RouterTrade} from '@uniswap/router-sdk';
import {TradeType} from '@uniswap/sdk-core';
import {Route as V2Route, Trade as V2Trade} from '@uniswap/v2-sdk';
import {FeeAmount, Route as V3Route} from '@uniswap/v3-sdk';
import {Route as V4Route} from '@uniswap/v4-sdk';
import {quoteExactInput} from '../../sdk/support/quote';
import {readPool} from '../../sdk/support/readPool';
import {amountOf, USDC, WETH} from '../../sdk/support/tokens';
import {readPair} from '../../sdk/v2/support/pairs';
import {ETH, readV4Pool} from '../../sdk/support/readV4Pool';
import {client} from '../../support/chain';
import type {ToolTerms} from './toolTerms';

/** The trade in each pool, as the SDKs take it. */
export async function readTrades({pays, amountIn, quoted}: ToolTerms) {
  const input = pays === 'ETH' ? ETH : WETH;
  const inputAmount = amountOf(input, amountIn);
  const tradeType = TradeType.EXACT_INPUT;

  const blockNumber = await client.getBlockNumber(); // all reads see one block
  const pair = await readPair([WETH, USDC], blockNumber);
  const v2 = V2Trade.exactIn(new V2Route([pair], input, USDC), inputAmount);

  const pool = await readPool(WETH, USDC, FeeAmount.MEDIUM, blockNumber);
  const v3 = await quoteExactInput(new V3Route([pool], input, USDC), inputAmount, blockNumber);

  const poolV4 = await readV4Pool(input, USDC, {fee: 3_000, tickSpacing: 60}, blockNumber);
  const v4 = {
    routev4: new V4Route([poolV4], input, USDC),
    inputAmount,
    outputAmount: amountOf(USDC, quoted.v4),
  };
  return {
    ...{v2, v3, poolV4},
    /** The same, as universal-router-sdk takes them: one type for all versions. */
    routed: {
      v2: new RouterTrade({
        v2Routes: [{routev2: v2.route, inputAmount, outputAmount: v2.outputAmount}],
        tradeType,
      }),
      v3: new RouterTrade({
        v3Routes: [{routev3: v3.route, inputAmount, outputAmount: v3.outputAmount}],
        tradeType,
      }),
      v4: new RouterTrade({v4Routes: [v4], tradeType}),
    },
  };
}

export type ToolTrades = Awaited<ReturnType<typeof readTrades>>;
