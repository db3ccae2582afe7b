import {expect, test} from 'vitest';
import {nameOf} from './nameOf';

test('names an example in words', () => {
  expect(['pool', 'poolsByTokens'].map(nameOf)).toEqual(['Pool', 'Pools by tokens']);
});
