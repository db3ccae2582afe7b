import {expect, test} from 'vitest';
import {layOut} from './layOut';

test('leaves a signature on one line that fits', () => {
  expect(layOut('add(other: Fraction): Fraction')).toBe('add(other: Fraction): Fraction');
});

test('puts each parameter on a line of its own where one line is too long', () => {
  expect(
    layOut(
      'function sortedInsert<T>(items: T[], add: T, maxSize: number, comparator: (a: T, b: T) => number): T | null',
    ),
  ).toBe(
    [
      'function sortedInsert<T>(',
      '  items: T[],',
      '  add: T,',
      '  maxSize: number,',
      '  comparator: (a: T, b: T) => number,',
      '): T | null',
    ].join('\n'),
  );
});

test('keeps an argument together that is taken apart', () => {
  expect(
    layOut(
      'function computePairAddress({factoryAddress, tokenA}: {factoryAddress: string; tokenA: Token}): string',
    ),
  ).toBe(
    'function computePairAddress(\n  {factoryAddress, tokenA}: {factoryAddress: string; tokenA: Token},\n): string',
  );
});

test('leaves a long one without parameters', () => {
  const long = `get wrapped(): ${'CurrencyAmount<Token> | '.repeat(5)}null`;
  expect(layOut(long)).toBe(long);
});
