import {privateKeyToAccount} from 'viem/accounts';
import {expect, test} from 'vitest';
import {keccak, bytesOf} from '../hex';
import {TEST_KEYS} from '../testKeys';
import {parse} from './parse';
import {serialize} from './serialize';
import {sign} from './sign';
import type {Transaction} from './transaction';

type Account = [address: `0x${string}`, key: `0x${string}`];
const [[from, key], [to]] = [...TEST_KEYS] as [Account, Account];
const common = {nonce: 7n, gas: 90_000n, to, value: 10n ** 18n, data: '0x1234'} as const;
const accessList = [{address: to, storageKeys: [`0x${'0'.repeat(63)}1`]}] as const;

const TRANSACTIONS: Readonly<Record<string, Transaction>> = {
  legacy: {type: 'legacy', chainId: 1, gasPrice: 20n, ...common},
  'legacy without a chain': {type: 'legacy', gasPrice: 20n, ...common},
  eip2930: {type: 'eip2930', chainId: 1, gasPrice: 20n, accessList, ...common},
  eip1559: {
    ...{type: 'eip1559', chainId: 1, accessList, ...common},
    ...{maxFeePerGas: 30n, maxPriorityFeePerGas: 0n},
  },
};

test.each(Object.entries(TRANSACTIONS))('signs a transaction as viem does: %s', async (_, one) => {
  const {nonce, ...fields} = one;
  const expected = await privateKeyToAccount(key).signTransaction({
    ...fields,
    nonce: Number(nonce),
  });

  expect(serialize(one, sign(one, key))).toBe(expected);
});

test.each(Object.entries(TRANSACTIONS))('reads back what was signed: %s', (_, one) => {
  const signature = sign(one, key);
  const raw = serialize(one, signature);

  expect(parse(raw)).toEqual({
    ...{transaction: one, from, signature, raw},
    hash: keccak(bytesOf(raw)),
    isOrdered: true,
  });
});

// `eth_fillTransaction` answers with these bytes, and hashes of impersonated senders derive from them.
test('names the chain of a legacy transaction without a signature', () => {
  expect(serialize(TRANSACTIONS.legacy as Transaction).slice(-6)).toBe('258080');
});

test('reads the creation of a contract', () => {
  const creation: Transaction = {
    ...{type: 'legacy', chainId: 1, gasPrice: 20n},
    ...{nonce: 0n, gas: 90_000n, value: 0n, data: '0x6001'},
  };

  expect(parse(serialize(creation, sign(creation, key))).transaction).toEqual(creation);
});

test.each(['0x', '0x02', '0xc0', '0x02c0', '0xdeadbeef'] as const)('refuses %s', (raw) => {
  expect(() => parse(raw)).toThrow(/Empty transaction data|Failed to decode/);
});

test('refuses a transaction with blobs in a sentence', () => {
  expect(() => parse('0x03c0')).toThrow('transactions of type 3 are not supported in this tab');
});
