import {MixedRouteSDK, Trade} from '@uniswap/router-sdk';
import {CurrencyAmount, Percent, Token, TradeType} from '@uniswap/sdk-core';
import {Pair, Route as V2Route} from '@uniswap/v2-sdk';
import {FeeAmount, Route as V3Route} from '@uniswap/v3-sdk';
import {BigNumber} from 'ethers';
import {parseEther, parseUnits} from 'viem';
import {client, run} from '../../../support/chain';
import {messageOf} from '../../core/support/messageOf';
import {readPool} from '../../support/readPool';
import {amountOf, DAI, show, USDC, WETH} from '../../support/tokens';
import {readPair} from '../../v2/support/pairs';
import {splitTrade} from '../support/splitTrade';

const TAXES = [BigNumber.from(100), BigNumber.from(200)] as const; // 1% to buy, 2% to sell

run(
  async () => {
    // #region split
    const trade = await splitTrade(amountOf(WETH, parseEther('4')), USDC);
    const parts = trade.swaps.map(({route}) => route.protocol);
    console.log(`${parts.join(', ')}: ${show(trade.inputAmount)} for ${show(trade.outputAmount)}`);
    // #endregion split

    // #region limits
    const tolerance = new Percent(50, 10_000); // 0.5%
    console.log(`minimum  ${show(trade.minimumAmountOut(tolerance))}`);
    console.log(`maximum  ${show(trade.maximumAmountIn(tolerance))}`);
    console.log(`worst    ${trade.worstExecutionPrice(tolerance).toFixed(6)} USDC per WETH`);
    // #endregion limits

    // #region prices
    console.log(`price    ${trade.executionPrice.toFixed(6)} USDC per WETH`);
    console.log(`impact   ${trade.priceImpact.toFixed(4)}%`);
    // #endregion prices

    // #region native
    const {inputAmountNative, outputAmountNative} = trade.amounts;
    console.log(`native   ${String(inputAmountNative)}, ${String(outputAmountNative)}`);
    console.log(`wraps    ${trade.numberOfInputWraps}, unwraps ${trade.numberOfInputUnwraps}`);
    console.log(
      `routes   ${trade.wethInputRoutes.length} WETH, ${trade.nativeInputRoutes.length} ETH`,
    );
    // #endregion native

    // #region from-routes
    const block = await client.getBlockNumber();
    const pair = await readPair([WETH, USDC], block);
    const pool = await readPool(WETH, USDC, FeeAmount.MEDIUM, block);
    const paid = amountOf(WETH, parseEther('1'));
    const computed = await Trade.fromRoutes(
      [{routev2: new V2Route([pair], WETH, USDC), amount: paid}],
      [{routev3: new V3Route([pool], WETH, USDC), amount: paid}],
      TradeType.EXACT_INPUT,
    );
    console.log(`computed ${show(computed.outputAmount)}`);
    // #endregion from-routes

    // #region from-route
    const stable = await readPool(USDC, DAI, FeeAmount.LOWEST, block);
    const mixed = new MixedRouteSDK([pair, stable], WETH, DAI); // v2, then v3
    const throughBoth = await Trade.fromRoute(mixed, paid, TradeType.EXACT_INPUT);
    console.log(`mixed    ${throughBoth.outputAmount.toFixed(6)} DAI`);
    // #endregion from-route

    // #region taxes
    const taxed = new Token(WETH.chainId, DAI.address, 18, 'TAX', undefined, false, ...TAXES);
    const taxedPair = new Pair(
      CurrencyAmount.fromRawAmount(taxed, String(parseEther('1000'))),
      CurrencyAmount.fromRawAmount(USDC, String(parseUnits('1000', 6))),
    );
    const sale = await Trade.fromRoute(
      new V2Route([taxedPair], taxed, USDC),
      amountOf(taxed, parseEther('1')),
      TradeType.EXACT_INPUT,
    );
    console.log(`taxes    ${sale.inputTax.toFixed(2)}% in, ${sale.outputTax.toFixed(2)}% out`);
    // #endregion taxes

    // #region throws
    const twice = {routev2: new V2Route([pair], WETH, USDC), inputAmount: paid, outputAmount: paid};
    const made = (v2Routes: (typeof twice)[]) =>
      messageOf(() => new Trade({v2Routes, tradeType: TradeType.EXACT_INPUT}));
    console.log(made([]));
    console.log(made([twice]));
    const usd = amountOf(USDC, parseUnits('1', 6));
    const right = {...twice, outputAmount: usd} as unknown as typeof twice;
    console.log(made([right, right]));
    console.log(messageOf(() => trade.minimumAmountOut(new Percent(-1, 10_000))));
    // #endregion throws
  },
  {sends: false},
);
