import {expect, test} from 'vitest';
import {hashOf, stateOf} from '../hashState/hashOf';
import {calldataState, EMPTY} from './hashState';

test.each([
  {...EMPTY, text: '0x12345678'},
  {...EMPTY, text: '0x12345678', version: '1.4.0' as const},
  {...EMPTY, text: '{"domain": {"name": "Permit2 + &"}}', sender: '0xabc'},
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
