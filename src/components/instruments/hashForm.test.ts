import {expect, test} from 'vitest';
import twap from './calculators/twap';
import {hashOf, stateOf} from '../hashState/hashOf';
import {hashForm} from './hashForm';

const form = hashForm('twap', twap);

test('keeps every text in the address, also one that is no number', () => {
  const texts = {...form.empty, price: '1,000 & more', window: ''};
  expect(stateOf(form, hashOf(form, texts))).toEqual(texts);
});

test('begins as usual where a link names some fields only', () => {
  expect(stateOf(form, '#instrument=twap&window=60')).toEqual({...form.empty, window: '60'});
});

test.each(['', '#price', '#instrument=returns&before=1', '#instrument=twap2&window=60'])(
  'leaves "%s" to others',
  (hash) => {
    expect(stateOf(form, hash)).toBeUndefined();
  },
);

test('leaves out what is too long', () => {
  expect(hashOf(form, {...form.empty, price: '1'.repeat(8_000)})).toBe('');
});
