import {providers, Wallet} from 'ethers';

// #region client
/** The local chain through ethers v5; it is told the chain's id, and so does not ask for it. */
export const provider = new providers.StaticJsonRpcProvider(
  process.env.RPC_URL ?? 'http://127.0.0.1:8545',
  1,
);

/** The first test account, whose key is public. */
export const wallet = Wallet.fromMnemonic(
  'test test test test test test test test test test test junk',
).connect(provider);
// #endregion client
