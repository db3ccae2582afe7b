import {CurrencyAmount, TradeType} from '@uniswap/sdk-core';
import {FeeAmount, Pool, Route, Trade} from '@uniswap/v3-sdk';
import {parseEther} from 'viem';
import {run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {readPool} from '../../support/readPool';
import {amountOf, DAI, UNI, USDC, WETH} from '../../support/tokens';

const inputAmount = CurrencyAmount.fromRawAmount(WETH, String(parseEther('1')));

async function main(): Promise<void> {
  const pool = await readPool(WETH, USDC, FeeAmount.MEDIUM);
  const first = await readPool(WETH, DAI, FeeAmount.MEDIUM);
  const seconds = [
    await readPool(DAI, USDC, FeeAmount.LOWEST),
    await readPool(DAI, USDC, FeeAmount.LOW),
  ];

  // #region errors
  const none = await Trade.bestTradeExactIn([pool], inputAmount, UNI);
  console.log(`no pool leads there             no error, ${none.length} trades`);

  await printFailure('no pools at all', () => Trade.bestTradeExactIn([], inputAmount, USDC));

  const shared = seconds.map((second) => ({
    route: new Route([first, second], WETH, USDC),
    inputAmount,
    outputAmount: amountOf(USDC, 1n),
  }));
  await printFailure('split over a shared pool', () =>
    Trade.createUncheckedTradeWithMultipleRoutes({
      routes: shared,
      tradeType: TradeType.EXACT_INPUT,
    }),
  );

  await printFailure('pools in the wrong order', () => new Route([...seconds, first], WETH, USDC));

  const {sqrtRatioX96, liquidity, tickCurrent} = pool;
  const withoutTicks = new Pool(WETH, USDC, FeeAmount.MEDIUM, sqrtRatioX96, liquidity, tickCurrent);
  await printFailure('pool without ticks', () =>
    Trade.bestTradeExactIn([withoutTicks], inputAmount, USDC),
  );
  // #endregion errors
}

run(main);
