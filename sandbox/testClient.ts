import {createTestClient, http, publicActions, walletActions} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {mainnet} from 'viem/chains';
import type {Sandbox} from '../packages/sandbox/startSaved';

/** A client of a sandbox that reads, writes as the first test account, and steers the chain. */
export function testClient({url, contents}: Sandbox) {
  const [first] = contents.accounts;
  if (!first) throw new Error('the sandbox has no accounts');
  return createTestClient({
    mode: 'anvil',
    // viem skips blocks while it looks for a replacement, and anvil mines one and waits.
    chain: {...mainnet, supportsTransactionReplacementDetection: false},
    transport: http(url),
    account: privateKeyToAccount(first.privateKey),
    // Anvil mines at once: no reason to wait.
    pollingInterval: 5,
    cacheTime: 0,
  })
    .extend(publicActions)
    .extend(walletActions);
}
