import {deploy, run} from '../support/reproduce';
import {deployUnlocker, ether, step} from './support/manager';
import {detailsOf} from './support/wrapped';

run(async () => {
  const {run: unlocked, unlocker} = await deployUnlocker();
  const token = await deploy({
    file: 'examples/reverts/v4/RefusingToken.sol',
    contract: 'RefusingToken',
  });

  // #region erc20-transfer-failed
  // The token returns false. The error is the last argument of WrappedError.
  const take = step('take', [token, unlocker, 1n]);
  console.log(`ERC20TransferFailed() → ${await detailsOf(unlocked(take))}`);
  // #endregion erc20-transfer-failed

  // #region native-transfer-failed
  // The token has no function that receives ETH.
  const send = step('take', [ether, token, 1n]);
  console.log(`NativeTransferFailed() → ${await detailsOf(unlocked(send))}`);
  // #endregion native-transfer-failed
});
