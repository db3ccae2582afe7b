import {expect, test} from 'vitest';
import {asked} from './searchRows.fixture';
import {scoresOf} from './scoresOf';

test('gives the shares answered by the first result and by the first three', () => {
  const {count, first, third} = scoresOf([asked(1), asked(3), asked(4), asked(undefined)]);
  expect({count, first, third}).toEqual({count: 4, first: 0.25, third: 0.5});
});

test('counts a first result on a page that answers, be it another section', () => {
  const rows = [
    asked(2, {found: ['/tick#spacing'], accepted: ['/tick#bounds']}),
    asked(undefined, {found: ['/fees'], accepted: ['/tick']}),
    asked(undefined, {found: []}),
    asked(1, {found: ['/tick'], accepted: ['/tick']}),
  ];
  expect(scoresOf(rows).page).toBe(0.5);
});

test('gives the mean reciprocal rank among ten', () => {
  expect(scoresOf([asked(1), asked(2), asked(10), asked(11)]).reciprocal).toBeCloseTo(0.4);
});

test('gives the share without any result, which is less than that without an answer', () => {
  expect(scoresOf([asked(undefined, {found: []}), asked(undefined)]).empty).toBe(0.5);
});

test('gives zero where nothing was asked', () => {
  expect(scoresOf([])).toMatchObject({count: 0, first: 0, empty: 0});
});
