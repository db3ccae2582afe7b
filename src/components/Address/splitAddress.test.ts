import {expect, test} from 'vitest';
import {splitAddress} from './splitAddress';

const factory = '0x1F98431c8aD98523631AE4a59f267346ea31F984';

test('shows four digits at each end', () => {
  const [start, , end] = splitAddress(factory);
  expect(`${start}…${end}`).toBe('0x1F98…F984');
});

test('loses no digit', () => {
  expect(splitAddress(factory).join('')).toBe(factory);
});
