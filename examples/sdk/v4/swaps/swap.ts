import assert from 'node:assert/strict';
import {parseEther, parseUnits} from 'viem';
import {permit2} from '../../../permit2/support/permit2';
import {readAllowance, withAllowances} from '../../../support/allowances';
import {client, run} from '../../../support/chain';
import {eth, printChanges} from '../../../universal-router/support/printChanges';
import {router} from '../../../universal-router/support/router';
import {usdc} from '../../../v4/support/pool';
import {readPermitted} from '../../../v4/support/withPermit2';
import {allowanceFor, amountOf, baseUnits, requireAmounts, show, USDC} from '../../support/tokens';
import {atLeastOf, atMostOf} from '../support/limits';
import {planSingle} from '../support/plans';
import {quoteInput, quoteOutput} from '../support/quoteV4';
import {ETH, readV4Pool} from '../../support/readV4Pool';
import {payEther, payToken} from '../support/sendPlan';

// #region constants
const terms = {fee: 3_000, tickSpacing: 60}; // 0.3%, no hook
const etherToSell = amountOf(ETH, parseEther('1'));
const usdcToBuy = amountOf(USDC, parseUnits('1000', USDC.decimals));
const usdcToSell = amountOf(USDC, parseUnits('2000', USDC.decimals));
// #endregion constants

const tokens = [eth, usdc];

run(async () => {
  await requireAmounts(usdcToSell);
  const pool = await readV4Pool(ETH, USDC, terms);

  // #region sell-ether
  const quoted = await quoteOutput(pool, etherToSell);
  const leastOut = atLeastOf(quoted);
  const sale = planSingle({pool, exact: 'input', mostIn: etherToSell, leastOut});
  console.log(`quoted ${show(quoted)}, at least ${show(leastOut)}`);
  await printChanges('1 ETH sold', {tokens}, () => payEther(client, sale, baseUnits(etherToSell)));
  // #endregion sell-ether

  // #region buy-usdc
  const cost = await quoteInput(pool, usdcToBuy);
  const mostIn = atMostOf(cost);
  const purchase = planSingle({pool, exact: 'output', mostIn, leastOut: usdcToBuy});
  console.log(`quoted ${show(cost)}, at most ${show(mostIn)}`);
  await printChanges('1000 USDC bought', {tokens}, () =>
    payEther(client, purchase, baseUnits(mostIn)),
  );
  // #endregion buy-usdc

  // #region sell-usdc
  const quotedEther = await quoteOutput(pool, usdcToSell);
  const leastEther = atLeastOf(quotedEther);
  const back = planSingle({pool, exact: 'input', mostIn: usdcToSell, leastOut: leastEther});
  console.log(`quoted ${show(quotedEther)}, at least ${show(leastEther)}`);
  await withAllowances([allowanceFor(permit2.address, usdcToSell)], () =>
    printChanges('2000 USDC sold', {tokens}, () => payToken(client, back, usdcToSell)),
  );
  // #endregion sell-usdc

  // #region leftovers
  const token = usdc.address;
  assert.equal(await readAllowance({token, spender: permit2.address}), 0n);
  assert.equal(await readPermitted({token, spender: router.address}), 0n);
  assert.equal(await client.getBalance({address: router.address}), 0n);
  // #endregion leftovers
  console.log('still approved: nothing; left in the router: nothing');
});
