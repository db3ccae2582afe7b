import {expect, test} from 'vitest';
import {parseFence} from './parseFence';

test('reads the program, the region and what is left for the highlighter', () => {
  expect(parseFence('{1,3} example=v3/quote.ts#fetch title="A quote" showLineNumbers')).toEqual({
    example: {file: 'v3/quote.ts', region: 'fetch'},
    title: 'A quote',
    rest: '{1,3} title="A quote" showLineNumbers',
  });
});

test('reads a whole program, output with lines, and a reason', () => {
  expect(parseFence('example=v3/quote.ts').example).toEqual({file: 'v3/quote.ts'});
  expect(parseFence('output=v3/quote.ts lines=2-4')).toEqual({
    output: 'v3/quote.ts',
    lines: {first: 2, last: 4},
    rest: '',
  });
  expect(parseFence('why=fragment whole=v3/quote.ts')).toMatchObject({
    why: 'fragment',
    whole: 'v3/quote.ts',
  });
});

test('takes one line as first and last', () => {
  expect(parseFence('output=a.ts lines=3').lines).toEqual({first: 3, last: 3});
});

test.each(['4-2', '0-1', 'all'])('refuses the lines %s', (lines) => {
  expect(() => parseFence(`output=a.ts lines=${lines}`)).toThrow(
    'write the first and last line, as in lines=2-4',
  );
});

test('leaves a title alone that mentions our words', () => {
  expect(parseFence('title="why not"')).toEqual({title: 'why not', rest: 'title="why not"'});
});
