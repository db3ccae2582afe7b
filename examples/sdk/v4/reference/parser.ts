import assert from 'node:assert/strict';
import {Percent} from '@uniswap/sdk-core';
import {
  Route,
  type SwapExactIn,
  Trade,
  URVersion,
  V4BaseActionsParser,
  V4Planner,
  V4PositionPlanner,
} from '@uniswap/v4-sdk';
import {BigNumber} from 'ethers';
import {run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {account, amountOf, USDC} from '../../support/tokens';
import {ETH, readV4Pool} from '../../support/readV4Pool';

const tolerance = new Percent(50, 10_000); // 0.5%

run(
  async () => {
    const pool = await readV4Pool(ETH, USDC, {fee: 3_000, tickSpacing: 60});
    const trade = await Trade.exactIn(new Route([pool], ETH, USDC), amountOf(ETH, 10n ** 18n));
    const encodeFor = (version: URVersion) =>
      new V4Planner()
        .addTrade(trade, tolerance, undefined, version)
        .addSettle(ETH, true)
        .finalize();

    // #region parse
    const input = encodeFor(URVersion.V2_0);
    const {actions} = V4BaseActionsParser.parseCalldata(input);
    for (const {actionName, params} of actions) {
      console.log(`${actionName}: ${params.map(({name}) => name).join(', ')}`);
    }
    // #endregion parse

    // #region swap
    const swap = actions[0]?.params[0]?.value as SwapExactIn;
    console.log(`${swap.path.length} pool of fee ${swap.path[0]?.fee}`);
    console.log(`at least ${String(swap.amountOutMinimum)} units`);
    console.log(`the amount is a BigNumber: ${BigNumber.isBigNumber(swap.amountOutMinimum)}`);
    // #endregion swap

    // #region version
    const later = encodeFor(URVersion.V2_1_2);
    const read = V4BaseActionsParser.parseCalldata(later, URVersion.V2_1_2);
    const {minHopPriceX36} = read.actions[0]?.params[0]?.value as SwapExactIn;
    console.log(`limits of hops: ${JSON.stringify(minHopPriceX36)}`);
    const asBefore = V4BaseActionsParser.parseCalldata(later); // as if it were for 2.0
    const wrong = asBefore.actions[0]?.params[0]?.value as SwapExactIn;
    console.log(
      `read as 2.0: input ${String(wrong.amountIn)}, minimum ${String(wrong.amountOutMinimum)}`,
    );
    await printFailure('2.0 read as 2.1.2', () =>
      V4BaseActionsParser.parseCalldata(input, URVersion.V2_1_2),
    );
    // #endregion version
    assert.equal(String(trade.inputAmount.quotient), String(swap.amountIn));

    // #region liquidity
    const planner = new V4PositionPlanner();
    planner.addDecrease(7, '1000000', '1', '1');
    planner.addTakePair(ETH, USDC, account);
    const ofPositions = V4BaseActionsParser.parseCalldata(planner.finalize());
    console.log(ofPositions.actions.map(({actionName}) => actionName).join(', '));
    // #endregion liquidity

    // #region throws
    const clear = planner.finalize().replace('0111', '0113'); // CLEAR_OR_TAKE in place of TAKE_PAIR
    await printFailure('action without a type', () => V4BaseActionsParser.parseCalldata(clear));
    await printFailure('no list of actions', () => V4BaseActionsParser.parseCalldata('0x1234'));
    // #endregion throws
  },
  {sends: false},
);
