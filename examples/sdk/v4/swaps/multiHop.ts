import assert from 'node:assert/strict';
import {Trade} from '@uniswap/v4-sdk';
import {parseEther, parseUnits} from 'viem';
import {client, run, tokenOf} from '../../../support/chain';
import {eth, printChanges} from '../../../universal-router/support/printChanges';
import {router} from '../../../universal-router/support/router';
import {amountOf, baseUnits, DAI, show} from '../../support/tokens';
import {etherToDai} from '../support/etherToDai';
import {slippageTolerance} from '../support/limits';
import {planTrade} from '../support/planTrade';
import {quotePath, quotePathOutput} from '../support/quotePath';
import {ETH} from '../../support/readV4Pool';
import {payEther} from '../support/sendPlan';

// #region constants
const etherToSell = amountOf(ETH, parseEther('1'));
const daiToBuy = amountOf(DAI, parseUnits('1000', DAI.decimals));
// #endregion constants

const tokens = [eth, tokenOf('DAI')];

run(async () => {
  // #region route
  const route = await etherToDai();
  const symbols = route.currencyPath.map(({symbol}) => symbol);
  console.log(`route      ${symbols.join(' → ')}, mid price ${route.midPrice.toSignificant(6)}`);
  // #endregion route

  // #region sell
  const sale = await quotePath(route, etherToSell);
  console.log(`quoted     ${show(sale.outputAmount)}`);
  console.log(`at least   ${show(sale.minimumAmountOut(slippageTolerance))}`);
  const computed = await Trade.exactIn(route, etherToSell);
  console.log(`computed   ${show(computed.outputAmount)}`);
  await printChanges('1 ETH sold', {tokens}, () =>
    payEther(client, planTrade(sale), baseUnits(etherToSell)),
  );
  // #endregion sell

  // #region buy
  const purchase = await quotePathOutput(route, daiToBuy);
  const mostIn = purchase.maximumAmountIn(slippageTolerance);
  console.log(`quoted     ${show(purchase.inputAmount)}`);
  console.log(`at most    ${show(mostIn)}`);
  await printChanges('1000 DAI bought', {tokens}, () =>
    payEther(client, planTrade(purchase), baseUnits(mostIn)),
  );
  // #endregion buy

  assert.equal(await client.getBalance({address: router.address}), 0n); // nothing is left there
});
