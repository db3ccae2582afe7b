import {createTestClient, publicActions, walletActions} from 'viem';
import {chain, client as signer, transport} from '../../../support/chain';

// #region client
/** Reads the local chain, signs as its first test account, and steers the node. */
export const client = createTestClient({
  mode: 'anvil',
  account: signer.account,
  chain,
  transport,
  pollingInterval: 50,
})
  .extend(publicActions)
  .extend(walletActions);
// #endregion client
