import {createRoot} from 'react-dom/client';
import ChainApp from '../ChainApp';
import {createStandInWallet, type WalletUser} from './standInWallet';
import WalletApp from '../WalletApp';

/** Puts a wallet into the page and an app on it; the test that opens the page says which. */
export function start(user: WalletUser | undefined, app: 'wallet' | 'chains'): void {
  if (user) Object.assign(window, {ethereum: createStandInWallet(user)});
  createRoot(document.body).render(app === 'wallet' ? <WalletApp /> : <ChainApp />);
}

Object.assign(window, {start});
