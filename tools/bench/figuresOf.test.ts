import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {fillBlock} from '../contributing/fillBlock';
import {figuresOf} from './figuresOf';

const figures = figuresOf(
  {'Builds: seconds': {site: {cold: 54, warm: 25}, ratio: {cold: null, more: '1.27'}}},
  {date: '2026-11-25', cores: 2},
);

test('writes each table with every column that a row has', () => {
  expect(figures).toBe(
    [
      'Measured on 2026-11-25, on 2 cores.',
      '',
      '### Builds: seconds',
      '',
      '|  | cold | warm | more |',
      '| --- | --- | --- | --- |',
      '| site | 54 | 25 |  |',
      '| ratio |  |  | 1.27 |',
    ].join('\n'),
  );
});

test('finds its place in the page of figures', () => {
  expect(fillBlock(readFileSync('contributing/figures.md', 'utf8'), 'bench', figures)).toContain(
    figures,
  );
});
