import {permit2} from '../../../permit2/support/permit2';
import {withAllowances} from '../../../support/allowances';
import {run} from '../../../support/chain';
import {mintedIn} from '../../../v4/support/positions';
import {allowanceFor, requireAmounts, USDC} from '../../support/tokens';
import {browserClient} from '../../v3/local/support/browserWallet';
import {addLiquidity, mostUsdcFor} from '../support/addLiquidity';
import {budget, largestPosition, terms} from '../support/positionPlan';
import {readV4Position} from '../support/readPosition';
import {ETH, readV4Pool} from '../../support/readV4Pool';
import {installStandInSigner} from '../../support/standInSigner';

run(async () => {
  const asked = installStandInSigner(); // in a browser, the user's wallet is there already
  const position = largestPosition(await readV4Pool(ETH, USDC, terms), budget);
  const mostUsdc = mostUsdcFor(position);
  await requireAmounts(mostUsdc);

  // #region browser
  const wallet = await browserClient(); // asks the user to connect
  const receipt = await withAllowances(
    [allowanceFor(permit2.address, mostUsdc)],
    () => addLiquidity(wallet, position, {recipient: wallet.account.address}),
    wallet,
  );
  // #endregion browser
  const {liquidity} = await readV4Position(mintedIn(receipt));
  console.log(`minted     liquidity ${String(liquidity)}`);
  for (const method of asked) console.log(`wallet asked: ${method}`);
});
