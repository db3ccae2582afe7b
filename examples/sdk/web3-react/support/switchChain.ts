import {Network} from '@web3-react/network';
import type {AddEthereumChainParameter, Connector} from '@web3-react/types';
import {WalletConnect} from '@web3-react/walletconnect-v2';
import type {Chain} from 'viem';

// #region parameters
/** What a wallet needs to add a chain that it does not know. */
export const parametersOf = (chain: Chain): AddEthereumChainParameter => ({
  chainId: chain.id,
  chainName: chain.name,
  nativeCurrency: {...chain.nativeCurrency, decimals: 18},
  rpcUrls: [...chain.rpcUrls.default.http],
  ...(chain.blockExplorers && {blockExplorerUrls: [chain.blockExplorers.default.url]}),
});
// #endregion parameters

// #region switch
/** Asks for another chain, and offers to add it where the wallet does not know it. */
export async function switchChain(connector: Connector, chain: Chain): Promise<void> {
  const takesNumber = connector instanceof Network || connector instanceof WalletConnect;
  await connector.activate(takesNumber ? chain.id : parametersOf(chain));
}
// #endregion switch
