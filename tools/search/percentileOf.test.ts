import {expect, test} from 'vitest';
import {percentileOf} from './percentileOf';

test('gives the value below which a share of the others lies', () => {
  const values = Array.from({length: 100}, (_, at) => 100 - at);
  expect(percentileOf(values, 0.5)).toBe(51);
  expect(percentileOf(values, 0.95)).toBe(96);
  expect(percentileOf(values, 1)).toBe(100);
});
