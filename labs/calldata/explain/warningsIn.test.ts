import {expect, test} from 'vitest';
import {worstFirst} from './warningsIn';

test('has losses first and times last, in the order in which they stand', () => {
  const ids = ['no-end', 'unlimited', 'other-recipient', 'passed', 'zero-minimum', 'chain'];
  expect(worstFirst(ids.map((id) => ({id, text: id}))).map(({id}) => id)).toEqual([
    'other-recipient',
    'zero-minimum',
    'unlimited',
    'chain',
    'no-end',
    'passed',
  ]);
});
