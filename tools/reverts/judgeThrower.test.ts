import {encodeErrorResult, parseAbi, type Hex} from 'viem';
import {expect, test} from 'vitest';
import {entryOf} from '../../testing/atlas.fixture';
import type {Frame} from './judgeRevert';
import {judgeThrower} from './judgeThrower';

const ROUTER = '0x0000000000000000000000000000000000000001';
const TOKEN = '0x0000000000000000000000000000000000000002';

const errorOf = (text: string): Hex =>
  encodeErrorResult({abi: parseAbi(['error Error(string)']), errorName: 'Error', args: [text]});

const known = {
  contract: 'Router',
  entries: [
    entryOf({
      identifier: 'STF',
      throwers: [{package: 'p', contract: 'Router', functions: ['pull']}],
    }),
  ],
  selectors: {
    errors: new Map<string, string>(),
    functions: new Map([
      ['0x00000001', ['pull']],
      ['0x00000002', ['mint']],
      ['0x00000003', ['multicall']],
    ]),
  },
};

const frame = (input: Hex, text: string, inner?: Frame): Frame => ({
  to: ROUTER,
  input,
  output: errorOf(text),
  error: 'execution reverted',
  calls: inner ? [inner] : [],
});

test('knows a revert whose entry names the function', () => {
  expect(judgeThrower(frame('0x00000001', 'STF'), known)).toBeUndefined();
});

test('names a revert without an entry, and one whose entry has another function', () => {
  expect(judgeThrower(frame('0x00000001', 'NO'), known)).toBe(
    'reverts with NO, which has no entry',
  );
  expect(judgeThrower(frame('0x00000002', 'STF'), known)).toBe(
    'reverts with STF, whose entry does not name it',
  );
});

test('takes the steps of a multicall for calls of the contract', () => {
  const step = frame('0x00000001', 'STF');
  expect(judgeThrower(frame('0x00000003', 'STF', step), known)).toBeUndefined();
});

test('leaves what a token reverts with to the token', () => {
  const passed = {...frame('0x00000004', 'paused'), to: TOKEN} as const;
  expect(judgeThrower(frame('0x00000001', 'paused', passed), known)).toBeUndefined();
});

test('does not take a contract for a thrower that only holds the string', () => {
  const [entry] = known.entries;
  const throwers = (entry?.throwers ?? []).map((one) => ({...one, isHeldOnly: true as const}));
  const held = {...known, entries: [entryOf({...entry, throwers})]};
  expect(judgeThrower(frame('0x00000001', 'STF'), held)).toBe(
    'reverts with STF, whose entry does not name it',
  );
});
