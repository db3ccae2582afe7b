import {expect, test} from 'vitest';
import twap from './definitions/twap';
import {hashForm} from './hashForm';

const {initial, stateOf, hashOf} = hashForm('twap', twap);

test('keeps every text in the address, also one that is no number', () => {
  const texts = {...initial, price: '1,000 & more', window: ''};
  expect(stateOf(hashOf(texts))).toEqual(texts);
});

test('begins as usual where a link names some fields only', () => {
  expect(stateOf('#instrument=twap&window=60')).toEqual({...initial, window: '60'});
});

test.each(['', '#price', '#instrument=returns&before=1', '#instrument=twap2&window=60'])(
  'leaves "%s" to others',
  (hash) => {
    expect(stateOf(hash)).toBeUndefined();
  },
);

test('leaves out what is too long', () => {
  expect(hashOf({...initial, price: '1'.repeat(8_000)})).toBe('');
});
