import {expect, test} from 'vitest';
import {exampleTitle} from './exampleTitle';

test('names an example in words', () => {
  expect(['pool', 'poolsByTokens'].map(exampleTitle)).toEqual(['Pool', 'Pools by tokens']);
});
