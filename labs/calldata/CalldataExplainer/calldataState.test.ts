import {expect, test} from 'vitest';
import {hashOf, stateOf} from '../../../src/components/hashState/hashOf';
import {calldataState} from './calldataState';
import {EMPTY, type State} from './state';

test.each<State>([
  {...EMPTY, text: '0x12345678'},
  {...EMPTY, text: '0x12345678', version: '1.2'},
  {
    ...EMPTY,
    text: '{"domain": {"name": "Permit2 + &"}}',
    sender: '0xabc',
    to: '0xdef',
    value: '0.5',
    chain: '8453',
  },
  {...EMPTY, text: '{"domain": {"chainId": 8453}}', chain: '10'},
])('keeps %j in the address', (state) => {
  expect(stateOf(calldataState, hashOf(calldataState, state))).toEqual(state);
});

test('writes calldata as it is', () => {
  expect(hashOf(calldataState, {...EMPTY, text: ' 0x12345678\n'})).toBe('#calldata=0x12345678');
});

test.each(['', '   ', `0x${'00'.repeat(5_000)}`])(
  'leaves out what is empty or too long',
  (text) => {
    expect(hashOf(calldataState, {...EMPTY, text})).toBe('');
  },
);

test.each(['', '#', '#read-calldata', '#%'])('finds nothing in "%s"', (hash) => {
  expect(stateOf(calldataState, hash)).toEqual(EMPTY);
});

test.each([
  ['1.4.0', '1.2'],
  ['2.1.0', ''],
])('reads the release %s of an older link as "%s"', (named, version) => {
  expect(stateOf(calldataState, `#calldata=0x12&router=${named}`)).toMatchObject({version});
});

test('takes the network of an older link from its payload', () => {
  const payload = encodeURIComponent('{"domain": {"chainId": 8453}}');
  expect(stateOf(calldataState, `#calldata=${payload}`)).toMatchObject({chain: '8453'});
});

test('takes no words for the network of a link', () => {
  const hash = '#calldata=0x12&chain=1%20and%20all%20is%20safe';
  expect(stateOf(calldataState, hash)).toMatchObject({chain: 'invalid'});
});
