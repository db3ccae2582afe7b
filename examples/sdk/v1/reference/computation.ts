import assert from 'node:assert/strict';
import {getMarketDetails, getTradeDetails, TRADE_EXACT} from '@uniswap/sdk';
import {client, run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {exchangeAbi, toBigint, usdcExchange} from '../support/exchange';
import {daiReserves, usdcReserves} from '../support/reserves';

run(async () => {
  const exchange = {address: await usdcExchange(), abi: exchangeAbi} as const;

  // #region market
  const market = getMarketDetails(undefined, usdcReserves); // undefined is the side of ETH
  console.log(market.tradeType);
  console.log(`${market.marketRate.rate.toFixed()} USDC per ETH`);
  console.log(`${market.marketRate.rateInverted.toFixed()} ETH per USDC`);
  // #endregion market

  // #region two-exchanges
  const between = getMarketDetails(usdcReserves, daiReserves);
  console.log(`${between.tradeType}: ${between.marketRate.rate.toFixed()} DAI per USDC`);
  // #endregion two-exchanges

  // #region input
  const oneEther = String(10n ** 18n);
  const sold = getTradeDetails(TRADE_EXACT.INPUT, oneEther, market);
  console.log(`${sold.outputAmount.amount.toFixed()} base units of USDC`);
  console.log(`${sold.executionRate.rate.toFixed()} USDC per ETH`);
  console.log(`${sold.executionRateSlippage.toFixed(4)} basis points below the market rate`);
  console.log(`${sold.marketRateSlippage.toFixed(4)} basis points is how far the rate moves`);
  // #endregion input
  const args = [10n ** 18n] as const;
  assert.equal(
    toBigint(sold.outputAmount.amount),
    await client.readContract({...exchange, functionName: 'getEthToTokenInputPrice', args}),
  );

  // #region output
  const thousandUsdc = String(1_000n * 10n ** 6n);
  const bought = getTradeDetails(TRADE_EXACT.OUTPUT, thousandUsdc, market);
  console.log(`${bought.inputAmount.amount.toFixed()} wei`);
  // #endregion output
  assert.equal(
    toBigint(bought.inputAmount.amount),
    await client.readContract({
      ...exchange,
      functionName: 'getEthToTokenOutputPrice',
      args: [1_000n * 10n ** 6n],
    }),
  );

  // #region throws
  await printFailure('no exchange', () => getMarketDetails(undefined, undefined));
  await printFailure('a fraction of a unit', () =>
    getTradeDetails(TRADE_EXACT.INPUT, '0.5', market),
  );
  await printFailure('no number', () => getTradeDetails(TRADE_EXACT.INPUT, 'all', market));
  const all = usdcReserves.tokenReserve.amount;
  await printFailure('all of the reserve', () => getTradeDetails(TRADE_EXACT.OUTPUT, all, market));
  const none = {...usdcReserves, ethReserve: {...usdcReserves.ethReserve, amount: 0}};
  await printFailure('an empty exchange', () =>
    getTradeDetails(TRADE_EXACT.INPUT, oneEther, getMarketDetails(undefined, none)),
  );
  // #endregion throws
});
