import type {Currency, TradeType} from '@uniswap/sdk-core';
import {Actions, type Trade, URVersion, V4Planner} from '@uniswap/v4-sdk';
import {BigNumber} from 'ethers';
import type {Hex} from 'viem';
import {baseUnits} from '../../support/tokens';
import {slippageTolerance} from './limits';
import {addressIn} from './plans';

type Release = {release?: URVersion; hopPricesX36?: readonly bigint[]};

// #region plan
/** The input of V4_SWAP: a trade along its route, pay at most, take at least. */
export function planTrade(
  trade: Trade<Currency, Currency, TradeType>,
  {release = URVersion.V2_0, hopPricesX36 = []}: Release = {},
): Hex {
  const {pathInput, pathOutput} = trade.route;
  const most = String(baseUnits(trade.maximumAmountIn(slippageTolerance)));
  const least = String(baseUnits(trade.minimumAmountOut(slippageTolerance)));
  const limits = hopPricesX36.map((price) => BigNumber.from(price)); // of ethers v5
  const planner = new V4Planner();
  planner.addTrade(trade, slippageTolerance, limits, release);
  planner.addAction(Actions.SETTLE_ALL, [addressIn(pathInput), most]);
  planner.addAction(Actions.TAKE_ALL, [addressIn(pathOutput), least]);
  return planner.finalize() as Hex;
}
// #endregion plan
