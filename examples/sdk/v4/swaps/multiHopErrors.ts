import {Percent, TradeType} from '@uniswap/sdk-core';
import {Route, Trade, URVersion, V4BaseActionsParser, V4Planner} from '@uniswap/v4-sdk';
import {BigNumber} from 'ethers';
import {encodeFunctionData, parseEther} from 'viem';
import {deadlineIn, run} from '../../../support/chain';
import {command} from '../../../universal-router/support/commands';
import {planOf, router} from '../../../universal-router/support/router';
import {errorOf} from '../../../v4/support/errorOf';
import {printFailure} from '../../support/printFailure';
import {amountOf, DAI, USDC} from '../../support/tokens';
import {etherToDai} from '../support/etherToDai';
import {planTrade} from '../support/planTrade';
import {quotePath} from '../support/quotePath';
import {ETH} from '../../support/readV4Pool';

const half = amountOf(ETH, parseEther('0.5'));
const whole = amountOf(ETH, parseEther('1'));

run(async () => {
  const route = await etherToDai();
  const [first, second] = route.pools as [(typeof route.pools)[0], (typeof route.pools)[0]];
  const trade = await quotePath(route, whole);

  // #region sdk
  await printFailure('pools in the wrong order', () => new Route([second, first], ETH, DAI));
  await printFailure('pools that do not meet', () => new Route([first, first, second], ETH, DAI));
  const {outputAmount} = trade;
  const output = {route, inputAmount: whole, outputAmount, tradeType: TradeType.EXACT_OUTPUT};
  const exactOutput = Trade.createUncheckedTrade(output);
  await printFailure('exact output, no tolerance', () => new V4Planner().addTrade(exactOutput));
  const limit = [BigNumber.from(1)]; // and two pools
  const release = URVersion.V2_1_2;
  await printFailure('a limit too few', () =>
    new V4Planner().addTrade(trade, new Percent(50, 10_000), limit, release),
  );
  const direct = new Route([first], ETH, USDC);
  const routes = [route, direct].map((one) => ({...output, route: one, inputAmount: half}));
  await printFailure('routes with two outputs', () =>
    Trade.createUncheckedTradeWithMultipleRoutes({routes, tradeType: TradeType.EXACT_INPUT}),
  );
  // #endregion sdk

  // #region silent
  const careless = new V4Planner().addTrade(trade); // no tolerance
  const {actions} = V4BaseActionsParser.parseCalldata(careless.finalize());
  const swap = actions[0]?.params[0]?.value as {amountOutMinimum: unknown};
  console.log(
    `${'exact input, no tolerance'.padEnd(30)}  minimum ${String(swap.amountOutMinimum)}`,
  );
  // #endregion silent

  // #region release
  const plan = planTrade(trade, {release});
  const args = [...planOf([[command.V4_SWAP, plan]]), await deadlineIn(600n)] as const;
  const data = encodeFunctionData({...router, functionName: 'execute', args});
  const error = await errorOf({to: router.address, data, value: parseEther('1')});
  console.log(`${'path of 2.1.2, router 2.0'.padEnd(30)}  ${error}`);
  // #endregion release
});
