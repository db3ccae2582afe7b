import {expect, test} from 'vitest';
import {EMPTY, hashOf, stateOf} from './hashState';

test.each([
  {...EMPTY, text: '0x12345678'},
  {...EMPTY, text: '0x12345678', version: '1.4.0' as const},
  {...EMPTY, text: '{"domain": {"name": "Permit2 + &"}}', sender: '0xabc'},
])('keeps %j in the address', (state) => {
  expect(stateOf(hashOf(state))).toEqual(state);
});

test('writes calldata as it is', () => {
  expect(hashOf({...EMPTY, text: ' 0x12345678\n'})).toBe('#calldata=0x12345678');
});

test.each(['', '   ', `0x${'00'.repeat(5_000)}`])(
  'leaves out what is empty or too long',
  (text) => {
    expect(hashOf({...EMPTY, text})).toBe('');
  },
);

test.each(['', '#', '#read-calldata', '#%'])('finds nothing in "%s"', (hash) => {
  expect(stateOf(hash)).toEqual(EMPTY);
});
