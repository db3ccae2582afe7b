import {URVersion} from '@uniswap/v4-sdk';
import {parseEther} from 'viem';
import {run} from '../../../support/chain';
import {command} from '../../../universal-router/support/commands';
import {printForLatest} from '../../../universal-router/support/printForLatest';
import {hopPriceX36} from '../../../universal-router/support/swapTypes';
import {amountOf, baseUnits, show} from '../../support/tokens';
import {etherToDai} from '../support/etherToDai';
import {atLeastOf} from '../support/limits';
import {planTrade} from '../support/planTrade';
import {quotePath} from '../support/quotePath';
import {quoteOutput} from '../support/quoteV4';
import {ETH} from '../../support/readV4Pool';

const etherToSell = amountOf(ETH, parseEther('1'));

run(
  async () => {
    const route = await etherToDai();
    const trade = await quotePath(route, etherToSell);
    // #region limits
    const hopPricesX36: bigint[] = [];
    let amountIn = amountOf(route.pathInput, baseUnits(etherToSell));
    for (const pool of route.pools) {
      const quoted = await quoteOutput(pool, amountIn);
      const least = atLeastOf(quoted);
      hopPricesX36.push(hopPriceX36(baseUnits(least), baseUnits(amountIn)));
      console.log(`hop        ${show(amountIn)} → at least ${show(least)}`);
      amountIn = quoted; // goes into the next pool
    }
    // #endregion limits

    // #region plan
    const input = planTrade(trade, {release: URVersion.V2_1_2, hopPricesX36});
    // #endregion plan
    printForLatest('path for 2.1.2', [command.V4_SWAP, input]);
  },
  {sends: false},
);
