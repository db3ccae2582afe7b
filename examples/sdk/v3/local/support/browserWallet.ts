import {createWalletClient, custom, type EIP1193Provider, publicActions} from 'viem';
import {chain} from '../../../../support/chain';

declare const window: {ethereum?: EIP1193Provider};

// #region wallet
/** A client of the user's wallet: it reads through the wallet's endpoint, and the user signs. */
export async function browserClient() {
  if (!window.ethereum) throw new Error('this browser has no wallet');
  const wallet = createWalletClient({chain, transport: custom(window.ethereum)});
  await wallet.switchChain({id: chain.id});
  const [account] = await wallet.requestAddresses(); // asks the user
  if (!account) throw new Error('the user chose no account');
  return createWalletClient({account, chain, transport: custom(window.ethereum)}).extend(
    publicActions,
  );
}
// #endregion wallet
