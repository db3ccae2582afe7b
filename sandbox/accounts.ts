import {type HDAccount, mnemonicToAccount} from 'viem/accounts';
import {toHex} from 'viem';
import type {SandboxAccount} from '../packages/sandbox/contents';

// Anvil's default: its keys are known to everyone.
const MNEMONIC = 'test test test test test test test test test test test junk';

/** What each account starts with, in whole tokens. Ten of them can pass a proposal: 40 M votes. */
export const startingBalances: Readonly<Record<string, number>> = {
  ETH: 10_000,
  WETH: 100,
  USDC: 1_000_000,
  DAI: 1_000_000,
  WBTC: 10,
  UNI: 50_000_000,
  TAX: 1_000_000,
};

/** What of it there is on a chain that has these tokens. */
export const balancesWhere = (has: (symbol: string) => boolean): Record<string, number> =>
  Object.fromEntries(
    Object.entries(startingBalances).filter(([symbol]) => symbol === 'ETH' || has(symbol)),
  );

/** The ten accounts of the sandbox, with what they start with on mainnet. */
export const accounts: readonly SandboxAccount[] = Array.from({length: 10}, (_, index) => {
  const account = mnemonicToAccount(MNEMONIC, {addressIndex: index});
  return {
    label: `test account ${index}`,
    address: account.address,
    privateKey: privateKeyOf(account),
    balances: startingBalances,
  };
});

/** Pays for the deployment: the eleventh of the same words. */
export const deployer = mnemonicToAccount(MNEMONIC, {addressIndex: 10}).address;

function privateKeyOf(account: HDAccount) {
  const {privateKey} = account.getHdKey();
  if (!privateKey) throw new Error(`no private key for ${account.address}`);
  return toHex(privateKey);
}
