import assert from 'node:assert/strict';
import {parseEther, parseUnits} from 'viem';
import {client, run} from '../../../support/chain';
import {amountOf, show, USDC} from '../../support/tokens';
import {atLeastOf, atMostOf} from '../support/limits';
import {quoteInput, quoteOutput} from '../support/quoteV4';
import {ETH, readV4Pool} from '../../support/readV4Pool';
import {withSwapFee} from '../support/withSwapFee';

// #region constants
const terms = {fee: 3_000, tickSpacing: 60}; // 0.3%, no hook
const amountIn = amountOf(ETH, parseEther('1'));
const amountOut = amountOf(USDC, parseUnits('1000', USDC.decimals));
// #endregion constants

run(
  async () => {
    // #region read
    const blockNumber = await client.getBlockNumber();
    const pool = await readV4Pool(ETH, USDC, terms, blockNumber);
    console.log(`pool       ${pool.poolId}`);
    console.log(`mid price  ${pool.priceOf(ETH).toSignificant(6)} USDC per ETH`);
    // #endregion read

    // #region ask
    const quoted = await quoteOutput(pool, amountIn, blockNumber);
    const cost = await quoteInput(pool, amountOut, blockNumber);
    // #endregion ask
    console.log(`V4Quoter   ${show(amountIn)} → ${show(quoted)}`);
    console.log(`           ${show(cost)} → ${show(amountOut)}`);

    // #region compute
    const charged = await withSwapFee(pool, ETH, blockNumber);
    const [computed, after] = await charged.getOutputAmount(amountIn);
    const [computedCost] = await charged.getInputAmount(amountOut);
    // #endregion compute
    console.log(`SDK        ${show(amountIn)} → ${show(computed)}`);
    console.log(`           ${show(computedCost)} → ${show(amountOut)}`);

    // #region agree
    assert(computed.equalTo(quoted)); // to the unit
    assert(computedCost.equalTo(cost));
    // #endregion agree

    // #region meaning
    console.log(`after it   ${after.priceOf(ETH).toSignificant(6)} USDC per ETH`);
    console.log(`minimum    ${show(atLeastOf(quoted))}`);
    console.log(`maximum    ${show(atMostOf(cost))}`);
    // #endregion meaning
  },
  {sends: false},
);
