import * as v3 from '@uniswap/v3-sdk';
import type {CalledClasses} from './called';
import {anyOf, listOf, maybe} from './inputs';
import type {Random} from './random';
import * as of from './sources';

/** Classes of the v3 SDK. */
export const V3: CalledClasses = {
  Pool: {
    module: '@uniswap/v3-sdk',
    class: v3.Pool,
    self: of.pool,
    members: {
      constructor: of.poolInputs,
      getAddress: [of.token, of.token, of.fee],
      involvesToken: [of.token],
      priceOf: [of.token],
      getOutputAmount: [of.tokenAmount, maybe(of.jsbi)],
      getInputAmount: [of.tokenAmount, maybe(of.jsbi)],
    },
  },
  Route: {
    module: '@uniswap/v3-sdk',
    class: v3.Route,
    self: of.v3Route,
    members: {constructor: [of.pools, of.currency, of.currency]},
  },
  Trade: {
    module: '@uniswap/v3-sdk',
    class: v3.Trade,
    self: of.v3Trade,
    members: {
      exactIn: of.v3Swap,
      exactOut: of.v3Swap,
      fromRoute: (random: Random) => [...of.v3Swap(random), of.tradeType(random)],
      fromRoutes: [of.parts, of.tradeType],
      createUncheckedTrade: [of.uncheckedTrade],
      createUncheckedTradeWithMultipleRoutes: [of.uncheckedTrades],
      minimumAmountOut: [of.percent, maybe(of.amount)],
      maximumAmountIn: [of.percent, maybe(of.amount)],
      worstExecutionPrice: [of.percent],
      bestTradeExactIn: [of.pools, of.amount, of.currency, of.searchOptions],
      bestTradeExactOut: [of.pools, of.currency, of.amount, of.searchOptions],
    },
  },
  Position: {
    module: '@uniswap/v3-sdk',
    class: v3.Position,
    self: of.position,
    members: {
      constructor: [of.positionArguments],
      mintAmountsWithSlippage: [of.percent],
      burnAmountsWithSlippage: [of.percent],
      fromAmounts: [of.positionAmounts],
      fromAmount0: [of.positionAmounts],
      fromAmount1: [of.positionAmounts],
    },
  },
  NonfungiblePositionManager: {
    module: '@uniswap/v3-sdk',
    class: v3.NonfungiblePositionManager,
    members: {
      createCallParameters: [of.pool],
      addCallParameters: [of.position, of.addOptions],
      collectCallParameters: [of.collectOptions],
      removeCallParameters: [of.position, of.removeOptions],
      safeTransferFromParameters: [of.transferOptions],
      getPermitData: [of.permitValues, of.address, of.chainId],
    },
  },
  SwapRouter: {
    module: '@uniswap/v3-sdk',
    class: v3.SwapRouter,
    members: {swapCallParameters: [anyOf(of.v3Trade, listOf(of.v3Trade)), of.swapOptions]},
  },
  SwapQuoter: {
    module: '@uniswap/v3-sdk',
    class: v3.SwapQuoter,
    members: {
      quoteCallParameters: (random: Random) => [
        ...of.v3Swap(random),
        of.tradeType(random),
        of.quoteOptions(random),
      ],
    },
  },
  TickMath: {
    module: '@uniswap/v3-sdk',
    class: v3.TickMath,
    members: {getSqrtRatioAtTick: [of.tick], getTickAtSqrtRatio: [of.jsbi]},
  },
  Tick: {module: '@uniswap/v3-sdk', class: v3.Tick, members: {constructor: [of.tickArguments]}},
  TickListDataProvider: {
    module: '@uniswap/v3-sdk',
    class: v3.TickListDataProvider,
    self: of.tickProvider,
    members: {
      constructor: [of.tickList, of.spacing],
      getTick: [of.tick],
      nextInitializedTickWithinOneWord: [of.tick, of.boolean, of.spacing],
    },
  },
  SqrtPriceMath: {
    module: '@uniswap/v3-sdk',
    class: v3.SqrtPriceMath,
    members: {
      getAmount0Delta: [of.jsbi, of.jsbi, of.jsbi, of.boolean],
      getAmount1Delta: [of.jsbi, of.jsbi, of.jsbi, of.boolean],
      getNextSqrtPriceFromInput: [of.jsbi, of.jsbi, of.jsbi, of.boolean],
      getNextSqrtPriceFromOutput: [of.jsbi, of.jsbi, of.jsbi, of.boolean],
    },
  },
};
