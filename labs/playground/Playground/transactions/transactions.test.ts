import {encodeAbiParameters, type Hex} from 'viem';
import {expect, test} from 'vitest';
import {amountText, eventText} from './eventText';
import type {Names} from './names';
import {readBalances} from './readBalances';
import {readTransactions, type Ask} from './readTransactions';

const SENDER = `0x${'aa'.repeat(20)}` as const;
const ROUTER = `0x${'bb'.repeat(20)}` as const;
const TOKEN = `0x${'cc'.repeat(20)}` as const;
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const topicOf = (address: Hex): Hex => `0x${address.slice(2).padStart(64, '0')}`;

const amount = encodeAbiParameters([{type: 'uint256'}], [5n]);
const log = {
  address: TOKEN,
  topics: [TRANSFER, topicOf(SENDER), topicOf(ROUTER)] as [Hex, ...Hex[]],
  data: amount,
};
const input = (name: string, type: string, indexed: boolean) => ({name, type, indexed});
const names: Names = {
  head: 204,
  addresses: {[SENDER]: 'test account 0', [ROUTER]: 'Router', [TOKEN]: 'USDC'},
  tokens: {[TOKEN]: {symbol: 'USDC', decimals: 6}, [ROUTER]: {symbol: 'DAI', decimals: 18}},
  functions: {},
  events: {
    [TRANSFER]: [
      {
        type: 'event',
        name: 'Transfer',
        inputs: [
          input('from', 'address', true),
          input('to', 'address', true),
          input('value', 'uint256', false),
        ],
      },
    ],
  },
};

const ask: Ask = (method, params = []) => {
  const [first, second] = params;
  if (method === 'eth_blockNumber') return Promise.resolve('0xcd');
  if (method === 'eth_getBlockByNumber') {
    const sent = {hash: '0x1', from: SENDER, to: ROUTER, input: '0x04e45aaf00', value: '0x0'};
    return Promise.resolve(first === '0xcd' ? {transactions: [sent]} : null);
  }
  if (method === 'eth_getTransactionReceipt') {
    return Promise.resolve({status: '0x0', gasUsed: '0x5208', contractAddress: null, logs: [log]});
  }
  if (method === 'eth_getBalance') return Promise.resolve('0x10');
  return Promise.resolve(second === 'latest' ? '0x4' : '0x9');
};

test('reads the transactions after the last block that was there before', async () => {
  expect(await readTransactions(ask, names.head)).toEqual([
    {
      ...{hash: '0x1', from: SENDER, to: ROUTER, created: undefined, selector: '0x04e45aaf'},
      ...{valueWei: 0n, hasSucceeded: false, gasUsed: 21_000, logs: [log]},
    },
  ]);
  expect(await readTransactions(ask, 205)).toEqual([]);
});

test('reads what changed of ether and of the tokens that moved', async () => {
  const balances = await readBalances(ask, await readTransactions(ask, names.head), names);
  expect(balances).toEqual([{account: SENDER, symbol: 'USDC', decimals: 6, before: 9n, after: 4n}]);
  expect(amountText(-5n, {symbol: 'USDC', decimals: 6})).toBe('-0.000005 USDC');
});

test('names an event with its values, and shows the topic of another', () => {
  expect(eventText(log, names)).toBe(
    'USDC · Transfer(from test account 0, to Router, value 0.000005 USDC)',
  );
  expect(eventText(log, {...names, events: {}})).toBe('USDC · topic 0xddf2…b3ef');
  expect(eventText({...log, data: '0x'}, names)).toContain('topic');
});
