import {expect, test} from 'vitest';
import {axisText, scaleAcross, scaleUp} from './scale';

const drawn = {from: 0, to: 100, count: 4};

test('places values in proportion, and names round ones', () => {
  const {at, ticks} = scaleAcross([0, 50, 200], drawn);
  expect([0, 50, 200].map(at)).toEqual([0, 25, 100]);
  expect(ticks).toEqual([0, 50, 100, 150, 200]);
});

test('places values by magnitude where they span several', () => {
  const {at, ticks} = scaleAcross([1, 100, 10_000], drawn);
  expect([1, 100, 10_000].map(at)).toEqual([0, 50, 100]);
  expect(ticks).toEqual([3.16, 31.6, 316, 3160]);
});

test('places values that are all the same in the middle', () => {
  expect(scaleAcross([7, 7], drawn).at(7)).toBe(50);
  expect(scaleAcross([0], drawn).at(0)).toBe(50);
});

test('begins heights at 0 where they come near it', () => {
  expect(scaleUp([10, 100], drawn).at(50)).toBe(50);
  expect(scaleUp([80, 100], drawn).at(80)).toBe(0);
  expect(scaleUp([-10, 10], drawn).at(0)).toBe(50);
});

test('writes numbers of any size short', () => {
  expect([0, 0.5, 200_311, 1e18, 2.5e-9].map(axisText)).toEqual([
    '0',
    '0.5',
    '200,311',
    '1.0e18',
    '2.5e-9',
  ]);
});
