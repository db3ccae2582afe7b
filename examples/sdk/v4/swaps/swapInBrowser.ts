import {parseUnits} from 'viem';
import {permit2} from '../../../permit2/support/permit2';
import {withAllowances} from '../../../support/allowances';
import {run} from '../../../support/chain';
import {eth, printChanges} from '../../../universal-router/support/printChanges';
import {usdc} from '../../../v4/support/pool';
import {allowanceFor, amountOf, requireAmounts, USDC} from '../../support/tokens';
import {browserClient} from '../../v3/local/support/browserWallet';
import {atLeastOf} from '../support/limits';
import {planSingle} from '../support/plans';
import {quoteOutput} from '../support/quoteV4';
import {ETH, readV4Pool} from '../../support/readV4Pool';
import {payToken} from '../support/sendPlan';
import {installStandInSigner} from '../../support/standInSigner';

const usdcToSell = amountOf(USDC, parseUnits('2000', USDC.decimals));

run(async () => {
  await requireAmounts(usdcToSell);
  const asked = installStandInSigner(); // in a browser, the user's wallet is there already
  const pool = await readV4Pool(ETH, USDC, {fee: 3_000, tickSpacing: 60});
  const leastOut = atLeastOf(await quoteOutput(pool, usdcToSell));
  const swap = planSingle({pool, exact: 'input', mostIn: usdcToSell, leastOut});

  // #region browser
  const wallet = await browserClient(); // asks the user to connect
  const allowance = allowanceFor(permit2.address, usdcToSell);
  const send = () => payToken(wallet, swap, usdcToSell); // asks for a signature, then to send
  // #endregion browser
  // #region send
  await withAllowances(
    [allowance],
    () => printChanges('2000 USDC sold', {tokens: [eth, usdc]}, send),
    wallet,
  );
  // #endregion send
  for (const method of asked) console.log(`wallet asked: ${method}`);
});
