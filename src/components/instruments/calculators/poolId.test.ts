import {Ether, Token} from '@uniswap/sdk-core';
import {Pool} from '@uniswap/v4-sdk';
import {expect, test} from 'vitest';
import {initialTexts, type InstrumentAnswer} from '../instrument';
import poolId from './poolId';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const initial = initialTexts(poolId);

function answerTo(texts: Record<string, string>): InstrumentAnswer {
  const reading = poolId.read({...initial, ...texts});
  if (!('answer' in reading)) throw new Error(`no answer to ${JSON.stringify(texts)}`);
  return reading.answer;
}

const lineOf = ({results}: InstrumentAnswer, label: string) =>
  results.find((result) => result.label === label);

test('begins with a pool whose id v4-sdk computes, too', () => {
  const zero = `0x${'0'.repeat(40)}`;
  const id = Pool.getPoolId(Ether.onChain(1), new Token(1, USDC, 6), 3_000, 60, zero);
  expect(lineOf(answerTo({}), 'PoolId')?.full).toBe(id);
});

test('sorts the currencies, whichever comes first', () => {
  const swapped = answerTo({one: USDC.toLowerCase(), other: 'eth'});
  expect(swapped).toEqual(answerTo({}));
  expect(lineOf(swapped, 'currency1')?.full).toBe(USDC);
});

test('refuses one currency twice', () => {
  const reading = poolId.read({...initial, other: 'ETH'});
  expect(reading).toEqual({refused: expect.stringContaining('different currencies') as string});
});

test('gives the id of a key that initialize refuses, and says why', () => {
  const refused = answerTo({kind: 'dynamic'});
  expect(refused.summary).toMatch(/^PoolId 0x[0-9a-f]{64}; initialize refuses this key\.$/);
  expect(lineOf(refused, 'initialize')?.human).toBe('reverts with HookAddressNotValid');
  expect(refused.advice).toContain(
    'The zero address means no hook, and without a hook the fee cannot be dynamic.',
  );
});

test('adds the protocol fee of each direction to the LP fee, rounded up', () => {
  const answer = answerTo({protocol0: '1000', protocol1: '500', fee: '3000'});
  expect(lineOf(answer, 'Swap that sells currency0 pays')?.full).toBe('3997');
  expect(lineOf(answer, 'Swap that sells currency1 pays')?.full).toBe('3499');
});

test.each([
  ['fee', '1000001', 'Enter a whole number from 0 to 1000000.'],
  ['fee', '0x800000', /^Choose a dynamic fee above/],
  ['spacing', '0', 'Enter a whole number from 1 to 32767.'],
  ['spacing', '32768', 'Enter a whole number from 1 to 32767.'],
  ['protocol0', '1001', 'Enter a whole number from 0 to 1000.'],
  ['hooks', '0x12', 'Enter 40 digits after 0x: this address has 2.'],
])('says which %s may stand in place of %s', (field, text, problem) => {
  expect(poolId.read({...initial, [field]: text})).toEqual({
    problems: {[field]: expect.stringMatching(problem) as string},
  });
});
