import {expect, test} from 'vitest';
import {summariseAnswer} from './summariseAnswer';

const summaryOf = (body: Record<string, unknown>) => summariseAnswer(body, '');

test('counts the rows of lists, and each that stands alone', () => {
  const data = {pools: [{id: 1, swaps: [{}, {}]}, {id: 2}], bundle: {id: '1'}, none: null};
  expect(summaryOf({data}).rows).toBe(3);
});

test('does not count how far was indexed as a row', () => {
  expect(summaryOf({data: {_meta: {block: {number: 1}}}}).rows).toBe(0);
});

test('names each fault with its place', () => {
  const errors = [{message: 'No such field.', locations: [{line: 2, column: 3}]}, {message: 'No.'}];
  expect(summaryOf({errors}).faults).toEqual([
    {message: 'No such field.', line: 2, column: 3},
    {message: 'No.'},
  ]);
});

test.each([
  [[null], [{message: 'An error without a message.'}]],
  [[{message: 5, locations: 'here'}], [{message: 'An error without a message.'}]],
  [[{message: 'a', locations: [{line: -1, column: '2'}]}], [{message: 'a'}]],
  [{length: 3}, []],
])('survives errors of another shape: %j', (errors, faults) => {
  expect(summaryOf({errors}).faults).toEqual(faults);
});

test('lists 20 faults of many, each of 500 characters at most', () => {
  const {faults} = summaryOf({
    errors: Array.from({length: 99}, () => ({message: 'x'.repeat(9_999)})),
  });
  expect(faults).toHaveLength(20);
  expect(faults[0]?.message).toHaveLength(500);
});
