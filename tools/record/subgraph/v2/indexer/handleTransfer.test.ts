import {expect, test} from 'vitest';
import {createLedger, zeros} from '../../../../../facts/subgraph/ledger';
import type {EventOf} from './events';
import {handleTransfer} from './handleTransfer';

const PAIR = '0xaa';
const ZERO_ADDRESS = `0x${'0'.repeat(40)}`;

function ledgerWithPair() {
  const ledger = createLedger();
  ledger.enter(1);
  ledger.put('Bundle', '1', {ethPrice: '0'});
  for (const id of ['0x01', '0x02']) ledger.put('Token', id, {derivedETH: '0'});
  ledger.put('Pair', PAIR, {
    token0: '0x01',
    token1: '0x02',
    ...zeros('totalSupply', 'reserve0', 'reserve1', 'reserveUSD', 'liquidityProviderCount'),
  });
  return ledger;
}

const transfer = (from: string, to: string, value: bigint): EventOf<'Transfer'> => ({
  name: 'Transfer',
  block: {number: 1, timestamp: 1_767_225_600},
  transaction: {hash: '0xff', from: '0xdd'},
  logIndex: 0,
  address: PAIR,
  args: {from, to, value},
});

test('keeps the first shares of a mint that pays the protocol fee, as the mapping does', () => {
  const ledger = ledgerWithPair();
  handleTransfer(ledger, transfer(ZERO_ADDRESS, '0xfee', 10n ** 18n));
  handleTransfer(ledger, transfer(ZERO_ADDRESS, '0xdd', 5n * 10n ** 18n));
  expect(ledger.get('Transaction', '0xff').mints).toEqual(['0xff-0']);
  expect(ledger.get('Mint', '0xff-0')).toMatchObject({to: '0xfee', liquidity: '1', feeTo: null});
  expect(ledger.get('Pair', PAIR).totalSupply).toBe('6');
});

test('begins another mint where the last one is complete', () => {
  const ledger = ledgerWithPair();
  handleTransfer(ledger, transfer(ZERO_ADDRESS, '0xdd', 10n ** 18n));
  ledger.put('Mint', '0xff-0', {sender: '0xbb'});
  handleTransfer(ledger, transfer(ZERO_ADDRESS, '0xdd', 10n ** 18n));
  expect(ledger.get('Transaction', '0xff').mints).toEqual(['0xff-0', '0xff-1']);
});

test('stops at a burn that pays the protocol fee, which it does not follow', () => {
  const ledger = ledgerWithPair();
  handleTransfer(ledger, transfer(ZERO_ADDRESS, '0xfee', 10n ** 18n));
  expect(() => handleTransfer(ledger, transfer(PAIR, ZERO_ADDRESS, 10n))).toThrow(
    '0xff burns shares and pays the protocol fee: not followed yet',
  );
});
