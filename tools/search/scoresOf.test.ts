import {expect, test} from 'vitest';
import {answeredRow} from './searchRows.fixture';
import {scoresOf} from './scoresOf';

test('gives the shares answered by the first result and by the first three', () => {
  const {count, first, third} = scoresOf([
    answeredRow(1),
    answeredRow(3),
    answeredRow(4),
    answeredRow(undefined),
  ]);
  expect({count, first, third}).toEqual({count: 4, first: 0.25, third: 0.5});
});

test('counts a first result on a page that answers, be it another section', () => {
  const rows = [
    answeredRow(2, {results: ['/tick#spacing'], accepted: ['/tick#bounds']}),
    answeredRow(undefined, {results: ['/fees'], accepted: ['/tick']}),
    answeredRow(undefined, {results: []}),
    answeredRow(1, {results: ['/tick'], accepted: ['/tick']}),
  ];
  expect(scoresOf(rows).page).toBe(0.5);
});

test('gives the mean reciprocal rank among ten', () => {
  expect(
    scoresOf([answeredRow(1), answeredRow(2), answeredRow(10), answeredRow(11)]).reciprocal,
  ).toBeCloseTo(0.4);
});

test('gives the share without any result, which is less than that without an answer', () => {
  expect(scoresOf([answeredRow(undefined, {results: []}), answeredRow(undefined)]).empty).toBe(0.5);
});

test('gives zero where nothing was asked', () => {
  expect(scoresOf([])).toMatchObject({count: 0, first: 0, empty: 0});
});
