import {expect, test} from 'vitest';
import {questionOf} from './questionOf';

test('asks a query with its variables', () => {
  expect(questionOf('{ a }', '{"first": 5}')).toEqual({text: '{ a }', variables: {first: 5}});
});

test('does not ask what the editor does not show', () => {
  expect(questionOf('{'.repeat(61), '')).toEqual({
    message: 'Brackets stand within each other at most 60 deep here.',
  });
});

test('does not ask with variables that are none', () => {
  expect(questionOf('{ a }', '[1]')).toHaveProperty('message');
});
