import {CoinbaseWallet} from '@web3-react/coinbase-wallet';
import {initializeConnector} from '@web3-react/core';
import {EIP1193} from '@web3-react/eip1193';
import {GnosisSafe} from '@web3-react/gnosis-safe';
import {Network} from '@web3-react/network';
import type {Provider} from '@web3-react/types';
import {WalletConnect} from '@web3-react/walletconnect-v2';

const RPC_URL = process.env.RPC_URL ?? 'http://127.0.0.1:8545';

// #region coinbase
export const coinbase = initializeConnector<CoinbaseWallet>(
  (actions) => new CoinbaseWallet({actions, options: {appName: 'My exchange', url: RPC_URL}}),
);
// #endregion coinbase

// #region walletconnect
export const walletConnect = initializeConnector<WalletConnect>(
  (actions) =>
    new WalletConnect({
      actions,
      options: {
        projectId: process.env.WALLETCONNECT_PROJECT_ID ?? '',
        chains: [1],
        optionalChains: [8453],
        rpcMap: {1: RPC_URL},
        showQrModal: true,
      },
    }),
);
// #endregion walletconnect

// #region safe
export const safe = initializeConnector<GnosisSafe>((actions) => new GnosisSafe({actions}));
// #endregion safe

// #region network
export const network = initializeConnector<Network>(
  (actions) => new Network({actions, urlMap: {1: RPC_URL}}),
);
// #endregion network

// #region eip1193
/** A connector of a provider that you have, such as one that EIP-6963 announced. */
export const connectorOf = (provider: Provider) =>
  initializeConnector<EIP1193>((actions) => new EIP1193({actions, provider}));
// #endregion eip1193
