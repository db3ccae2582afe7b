import assert from 'node:assert/strict';
import {type Ether, Percent, type Token, TradeType} from '@uniswap/sdk-core';
import {Actions, Route, Trade, URVersion, V4BaseActionsParser, V4Planner} from '@uniswap/v4-sdk';
import {BigNumber} from 'ethers';
import {type Hex, size, zeroAddress} from 'viem';
import {run} from '../../../support/chain';
import {changesOf, eth} from '../../../universal-router/support/printChanges';
import {command} from '../../../universal-router/support/commands';
import {execute} from '../../../universal-router/support/router';
import {hopPriceX36} from '../../../universal-router/support/swapTypes';
import {listOf} from '../../../v4/support/actions';
import {usdc} from '../../../v4/support/pool';
import {printFailure} from '../../support/printFailure';
import {account, amountOf, baseUnits, DAI, show, USDC} from '../../support/tokens';
import {keyOf} from './support/quotes';
import {ETH, readV4Pool} from '../../support/readV4Pool';

const tolerance = new Percent(50, 10_000); // 0.5%

run(async () => {
  const ethUsdc = await readV4Pool(ETH, USDC, {fee: 3_000, tickSpacing: 60});
  const usdcDai = await readV4Pool(USDC, DAI, {fee: 100, tickSpacing: 1});
  const paid = amountOf(ETH, 10n ** 18n);

  // #region trade
  const trade = await Trade.exactIn(new Route([ethUsdc], ETH, USDC), paid);
  const planner = new V4Planner();
  planner.addTrade(trade, tolerance); // for Universal Router 2.0
  planner.addSettle(ETH, true, BigNumber.from(String(baseUnits(paid))));
  planner.addTake(USDC, account);
  const input = planner.finalize() as Hex;
  console.log(`actions ${planner.actions}, ${planner.params.length} values, ${size(input)} bytes`);
  // #endregion trade

  // #region send
  const [, received = 0n] = await changesOf({tokens: [eth, usdc]}, () =>
    execute([[command.V4_SWAP, input]], baseUnits(paid)),
  );
  console.log(`received ${show(amountOf(USDC, received))}`);
  // #endregion send
  assert.equal(received, baseUnits(trade.outputAmount));

  // #region action
  const amountIn = baseUnits(paid);
  const amountOutMinimum = baseUnits(trade.minimumAmountOut(tolerance));
  const swap = {
    ...{poolKey: ethUsdc.poolKey, zeroForOne: true},
    ...{amountIn, amountOutMinimum, hookData: '0x'},
  };
  const single = new V4Planner();
  single.addAction(Actions.SWAP_EXACT_IN_SINGLE, [swap]);
  single.addAction(Actions.SETTLE_ALL, [zeroAddress, amountIn]);
  single.addAction(Actions.TAKE_ALL, [USDC.address, amountOutMinimum]);
  // #endregion action

  // #region viem
  const ours = listOf([
    ['SWAP_EXACT_IN_SINGLE', {...swap, poolKey: keyOf(ethUsdc)}],
    ['SETTLE_ALL', zeroAddress, amountIn],
    ['TAKE_ALL', usdc.address, amountOutMinimum],
  ]);
  assert.equal(single.finalize(), ours);
  // #endregion viem
  console.log(`one pool ${size(ours)} bytes, as viem encodes them`);

  // #region versions
  const twoHops = await Trade.exactIn(new Route([ethUsdc, usdcDai], ETH, DAI), paid);
  const limits = [
    hopPriceX36(1_980n * 10n ** 6n, 10n ** 18n), // at least 1,980 USDC for 1 ETH
    hopPriceX36(99n * 10n ** 18n, 100n * 10n ** 6n), // at least 99 DAI for 100 USDC
  ].map((limit) => BigNumber.from(String(limit)));
  for (const version of Object.values(URVersion)) {
    const given = version === URVersion.V2_0 ? undefined : limits;
    const [params = ''] = new V4Planner().addTrade(twoHops, tolerance, given, version).params;
    console.log(`for ${version.padEnd(5)} the swap has ${size(params as Hex)} bytes`);
  }
  // #endregion versions

  // #region lost
  const [lost = ''] = new V4Planner().addTrade(twoHops, tolerance, limits).params; // for 2.0
  const [plain = ''] = new V4Planner().addTrade(twoHops, tolerance).params;
  console.log(`limits for 2.0 are ${lost === plain ? 'dropped' : 'kept'}`);
  // #endregion lost

  const openPlan = new V4Planner().addTrade(trade).finalize(); // no tolerance: no minimum
  const [action] = V4BaseActionsParser.parseCalldata(openPlan).actions;
  const {amountOutMinimum: least} = action?.params[0]?.value as {amountOutMinimum: BigNumber};
  assert.ok(least.isZero());

  // #region throws
  const bought = await Trade.exactOut(trade.route, amountOf(USDC, 1_000n * 10n ** 6n));
  const add = (...args: Parameters<V4Planner['addTrade']>) => new V4Planner().addTrade(...args);
  await printFailure('exact output, no tolerance', () => add(bought));
  const half = {route: trade.route, amount: amountOf(ETH, 5n * 10n ** 17n)};
  const other = await readV4Pool(ETH, USDC, {fee: 500, tickSpacing: 10});
  const halves = [half, {...half, route: new Route([other], ETH, USDC)}];
  const exactIn = TradeType.EXACT_INPUT;
  const split = await Trade.fromRoutes<Ether, Token, typeof exactIn>(halves, exactIn);
  await printFailure('split trade', () => add(split, tolerance));
  const [one] = limits;
  await printFailure('one limit for two hops', () =>
    add(twoHops, tolerance, one ? [one] : [], URVersion.V2_1_2),
  );
  await printFailure('action without a type', () =>
    new V4Planner().addAction(0x13 as Actions, [USDC.address, 0]),
  );
  // #endregion throws
});
