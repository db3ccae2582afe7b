import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

type Request = {method: string; params: unknown[]};
type Safe = {safeAddress: string};
type Provider = {request: (request: Request) => Promise<unknown>};
type ProviderClass = new (safe: Safe, sdk: unknown) => Provider;

const load = createRequire(new URL('../../../../../packages/web3-react/', import.meta.url));
const {SafeAppProvider} = load('@safe-global/safe-apps-provider') as {
  SafeAppProvider: ProviderClass;
};
const page = readPage('docs/sdk/web3-react/guides/connectors');

test('says what a Safe returns for a transaction that waits for signatures', async () => {
  const safeTxHash = `0x${'ab'.repeat(32)}`;
  const receipts = {getTransactionReceipt: () => Promise.resolve(null)};
  const proposals = {
    send: () => Promise.resolve({safeTxHash}),
    getBySafeTxHash: () => Promise.resolve({}),
  };
  const safe = {safeAddress: `0x${'11'.repeat(20)}`};
  const provider = new SafeAppProvider(safe, {txs: proposals, eth: receipts});

  const sent = {method: 'eth_sendTransaction', params: [{to: safe.safeAddress}]};
  expect(await provider.request(sent)).toBe(safeTxHash);
  const receipt = {method: 'eth_getTransactionReceipt', params: [safeTxHash]};
  expect(await provider.request(receipt)).toBeNull();
  expect(page).toContain('returns at once, with the hash of the proposal (`safeTxHash`)');
  expect(page).toContain('until the Safe executes it, the receipt is `null`');
});
