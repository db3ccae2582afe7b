import {expect, test} from 'vitest';
import {joinUncoloured} from './joinUncoloured';

const token = (content: string, ...types: string[]) => ({content, types});

test('joins punctuation, operators and plain words that stand together', () => {
  const line = [
    token('require', 'function'),
    token('(', 'punctuation'),
    token('a ', 'plain'),
    token('>', 'operator'),
    token(' ', 'plain'),
    token('1', 'number'),
    token(');', 'punctuation'),
  ];
  expect(joinUncoloured(line)).toEqual([
    token('require', 'function'),
    token('(a > ', 'plain'),
    token('1', 'number'),
    token(');', 'plain'),
  ]);
});

test('takes code inside a template string for code, and its text for a string', () => {
  const line = [
    token('pays ', 'template-string', 'string'),
    token('${', 'template-string', 'interpolation', 'interpolation-punctuation', 'punctuation'),
    token('amount', 'template-string', 'interpolation'),
    token('.', 'template-string', 'interpolation', 'punctuation'),
    token('toFixed', 'template-string', 'interpolation', 'function'),
  ];
  expect(joinUncoloured(line)).toEqual([
    token('pays ', 'template-string', 'string'),
    token('${amount.', 'plain'),
    token('toFixed', 'interpolation', 'function'),
  ]);
});

test('keeps the break of an empty line, and changes no token it is given', () => {
  const line = [{...token('\n', 'plain'), empty: true}];
  expect(joinUncoloured(line)).toEqual(line);
  const neighbours = [token('a', 'plain'), token('b', 'plain')];
  joinUncoloured(neighbours);
  expect(neighbours[0]?.content).toBe('a');
});
