import {expect, test} from 'vitest';
import {ofMoment, renew} from './moment';

test('reads once until something changes, then once more', () => {
  let reads = 0;
  const value = ofMoment(() => ++reads);
  expect([value(), value()]).toEqual([1, 1]);
  renew();
  expect([value(), value()]).toEqual([2, 2]);
});
