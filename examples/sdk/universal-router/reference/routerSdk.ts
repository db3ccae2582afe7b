import assert from 'node:assert/strict';
import {
  amountWithPathCurrency,
  ApprovalTypes,
  ApproveAndCall,
  encodeMixedRouteToPath,
  getOutputOfPools,
  getPathCurrency,
  getPathToken,
  isMint,
  MixedRoute,
  MixedRouteSDK,
  MixedRouteTrade,
  MulticallExtended,
  partitionMixedRouteByProtocol,
  PaymentsExtended,
  Protocol,
  RouteV2,
  SwapRouter,
  tradeComparator,
} from '@uniswap/router-sdk';
import {Ether, Percent, TradeType} from '@uniswap/sdk-core';
import {Route as V2Route} from '@uniswap/v2-sdk';
import {FeeAmount} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import {parseEther, size} from 'viem';
import {account, chain, client, deadlineIn, run} from '../../../support/chain';
import {messageOf} from '../../core/support/messageOf';
import {readPool} from '../../support/readPool';
import {amountOf, DAI, show, USDC, WETH} from '../../support/tokens';
import {readPair} from '../../v2/support/pairs';
import {readV4Pool} from '../../support/readV4Pool';

const ETH = Ether.onChain(chain.id);
const slippageTolerance = new Percent(50, 10_000); // 0.5%
const sighash = (calldata: string) => calldata.slice(0, 10);

run(
  async () => {
    const block = await client.getBlockNumber();
    const pair = await readPair([WETH, USDC], block);
    const stable = await readPool(USDC, DAI, FeeAmount.LOWEST, block);
    const ofEther = await readV4Pool(ETH, USDC, {fee: 3_000, tickSpacing: 60}, block);

    // #region mixed-route
    const route = new MixedRouteSDK([pair, stable], WETH, DAI);
    const symbols = route.path.map(({symbol}) => symbol);
    console.log(`${symbols.join(', ')} at ${route.midPrice.toFixed(4)} DAI per WETH`);
    // #endregion mixed-route

    // #region wrappers
    const mixed = new MixedRoute(route);
    const ofV2 = new RouteV2(new V2Route([pair], WETH, USDC));
    console.log(`${mixed.protocol}, ${ofV2.protocol}; ${Object.values(Protocol).join(', ')}`);
    // #endregion wrappers

    // #region path
    console.log(`${size(encodeMixedRouteToPath(route) as '0x')} bytes for the first mixed quoter`);
    console.log(
      `${size(encodeMixedRouteToPath(route, true) as '0x')} bytes for MixedRouteQuoterV2`,
    );
    // #endregion path

    // #region sections
    const sections = partitionMixedRouteByProtocol(route);
    console.log(`${sections.length} sections, ${getOutputOfPools([pair], WETH).symbol} between`);
    // #endregion sections

    // #region path-currency
    const half = amountOf(ETH, parseEther('0.5'));
    console.log(`${show(amountWithPathCurrency(half, pair))}, ${getPathToken(ETH, pair).symbol}`);
    console.log(`${getPathCurrency(WETH, ofEther).symbol} in a pool of ETH`);
    // #endregion path-currency

    // #region mixed-trade
    const paid = amountOf(WETH, parseEther('1'));
    const trade = await MixedRouteTrade.fromRoute(route, paid, TradeType.EXACT_INPUT);
    const [best] = await MixedRouteTrade.bestTradeExactIn([pair, stable], paid, DAI);
    assert(best && tradeComparator(best, trade) === 0); // the same trade
    console.log(`${trade.outputAmount.toFixed(6)} DAI`);
    // #endregion mixed-trade

    // #region swap
    const {calldata, value} = SwapRouter.swapCallParameters(trade, {
      slippageTolerance,
      recipient: account,
      deadlineOrPreviousBlockhash: String(await deadlineIn(600n)),
    });
    console.log(`${sighash(calldata)}, value ${BigInt(value)}`);
    // #endregion swap

    // #region multicall
    const hash = `0x${'12'.repeat(32)}`; // of the block before the one to be in
    console.log(sighash(MulticallExtended.encodeMulticall('0x', hash)));
    console.log(sighash(MulticallExtended.encodeMulticall('0x', '1800000000')));
    console.log(messageOf(() => MulticallExtended.encodeMulticall('0x', '0x12')));
    // #endregion multicall

    // #region payments
    const amount = JSBI.BigInt(1_000_000);
    console.log(sighash(PaymentsExtended.encodePull(USDC, amount)));
    console.log(sighash(PaymentsExtended.encodeWrapETH(amount)));
    console.log(sighash(PaymentsExtended.encodeSweepToken(USDC, amount, account)));
    console.log(sighash(PaymentsExtended.encodeUnwrapWETH9(amount)));
    // #endregion payments

    // #region approve
    console.log(sighash(ApproveAndCall.encodeApprove(USDC, ApprovalTypes.MAX)));
    console.log(messageOf(() => ApproveAndCall.encodeApprove(USDC, ApprovalTypes.NOT_REQUIRED)));
    console.log(messageOf(() => ApproveAndCall.encodeCallPositionManager([])));
    console.log(isMint({recipient: account}), isMint({tokenId: 1}));
    // #endregion approve

    // #region throws
    console.log(messageOf(() => new MixedRouteSDK([], WETH, DAI)));
    console.log(messageOf(() => new MixedRouteSDK([pair, stable], DAI, WETH)));
    console.log(messageOf(() => getPathToken(DAI, pair)));
    // #endregion throws
  },
  {sends: false},
);
