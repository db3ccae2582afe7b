import * as v2 from '@uniswap/v2-sdk';
import type {CalledClasses} from './called';
import {maybe} from './inputs';
import type {Random} from './random';
import * as of from './sources';

/** Classes of the v2 SDK. */
export const V2: CalledClasses = {
  'v2 Pair': {
    module: '@uniswap/v2-sdk',
    class: v2.Pair,
    self: of.pair,
    members: {
      constructor: [of.tokenAmount, of.tokenAmount],
      getAddress: [of.token, of.token],
      involvesToken: [of.token],
      priceOf: [of.token],
      reserveOf: [of.token],
      getOutputAmount: [of.tokenAmount, maybe(of.boolean)],
      getInputAmount: [of.tokenAmount, maybe(of.boolean)],
      getLiquidityMinted: [of.tokenAmount, of.tokenAmount, of.tokenAmount],
      getLiquidityValue: [
        of.token,
        of.tokenAmount,
        of.tokenAmount,
        maybe(of.boolean),
        maybe(of.bigintIsh),
      ],
    },
  },
  'v2 Route': {
    module: '@uniswap/v2-sdk',
    class: v2.Route,
    self: of.v2Route,
    members: {constructor: [of.pairs, of.currency, of.currency]},
  },
  'v2 Trade': {
    module: '@uniswap/v2-sdk',
    class: v2.Trade,
    self: of.v2Trade,
    members: {
      constructor: (random: Random) => [...of.v2Swap(random), of.tradeType(random)],
      exactIn: of.v2Swap,
      exactOut: of.v2Swap,
      minimumAmountOut: [of.percent],
      maximumAmountIn: [of.percent],
      worstExecutionPrice: [of.percent],
      bestTradeExactIn: [of.pairs, of.amount, of.currency, of.searchOptions],
      bestTradeExactOut: [of.pairs, of.currency, of.amount, of.searchOptions],
    },
  },
  'v2 Router': {
    module: '@uniswap/v2-sdk',
    class: v2.Router,
    members: {swapCallParameters: [of.v2Trade, of.v2Options]},
  },
};
