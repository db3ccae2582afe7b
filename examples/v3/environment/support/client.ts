import {createTestClient, http, publicActions, walletActions} from 'viem';
import {mnemonicToAccount} from 'viem/accounts';
import {mainnet} from 'viem/chains';

// #region client
/** Reads the local chain, signs as its first test account, and steers the node. */
export const client = createTestClient({
  mode: 'anvil',
  account: mnemonicToAccount('test test test test test test test test test test test junk'),
  chain: mainnet,
  transport: http(process.env.RPC_URL ?? 'http://127.0.0.1:8545'),
  pollingInterval: 50,
})
  .extend(publicActions)
  .extend(walletActions);
// #endregion client
