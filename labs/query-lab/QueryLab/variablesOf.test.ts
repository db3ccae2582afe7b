import {expect, test} from 'vitest';
import {variablesOf} from './variablesOf';

test('takes nothing for no variables', () => {
  expect(variablesOf(' \n')).toEqual({variables: {}});
});

test('reads an object of JSON', () => {
  expect(variablesOf('{"first": 5}')).toEqual({variables: {first: 5}});
});

test.each(['[1]', '5', 'null'])('refuses %s, which names nothing', (text) => {
  expect(variablesOf(text)).toEqual({
    message: 'Variables are an object of JSON by their names, as {"first": 5}.',
  });
});

test('says that a text is no JSON', () => {
  expect(variablesOf('{first: 5}')).toEqual({
    message: expect.stringContaining('The variables are no JSON: ') as string,
  });
});
