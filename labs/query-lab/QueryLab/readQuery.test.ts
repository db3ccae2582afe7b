import {expect, test} from 'vitest';
import {readQuery} from './readQuery';

test('asks a query with its variables', () => {
  expect(readQuery('{ a }', '{"first": 5}')).toEqual({text: '{ a }', variables: {first: 5}});
});

test('does not ask what the editor does not show', () => {
  expect(readQuery('{'.repeat(61), '')).toEqual({
    message: 'Brackets may be nested at most 60 deep here.',
  });
});

test('takes nothing for no variables', () => {
  expect(readQuery('{ a }', ' \n')).toEqual({text: '{ a }', variables: {}});
});

test.each(['[1]', '5', 'null'])('refuses %s, which names nothing', (variables) => {
  expect(readQuery('{ a }', variables)).toEqual({
    message: 'Variables are a JSON object of names and values, such as {"first": 5}.',
  });
});

test('says that a text is no JSON', () => {
  expect(readQuery('{ a }', '{first: 5}')).toEqual({
    message: expect.stringContaining('The variables are not JSON: ') as string,
  });
});
