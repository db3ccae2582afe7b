import {expect, test} from 'vitest';
import {compareCoverage} from './compareCoverage';

const core = '@uniswap/v3-core';
const pool = {package: core, contract: 'UniswapV3Pool'};

const entry = (identifier: string, thrower: {package: string; contract: string} = pool) => ({
  identifier,
  throwers: [{...thrower, functions: ['swap']}],
  file: 'facts/atlas/v3/pool.yaml',
});

test('finds nothing to say where both agree', () => {
  expect(compareCoverage([entry('AS')], [{...pool, text: 'AS'}])).toEqual({
    missing: [],
    invented: [],
  });
});

test('names an identifier without an entry', () => {
  const {missing} = compareCoverage(
    [entry('AS')],
    [
      {...pool, text: 'AS'},
      {...pool, text: 'LOK'},
    ],
  );
  expect(missing).toEqual(['LOK in @uniswap/v3-core (UniswapV3Pool)']);
});

test('wants a thrower for each package that holds the identifier', () => {
  const other = {package: '@uniswap/v3-periphery', contract: 'TickMath', text: 'AS'};
  expect(compareCoverage([entry('AS')], [{...pool, text: 'AS'}, other]).missing).toHaveLength(1);
});

test('names an entry whose identifier the named package lacks', () => {
  const wrong = entry('AS', {package: '@uniswap/v2-core', contract: 'UniswapV2Pair'});
  expect(compareCoverage([entry('AS'), wrong], [{...pool, text: 'AS'}])).toEqual({
    missing: [],
    invented: ['AS in @uniswap/v2-core (UniswapV2Pair), facts/atlas/v3/pool.yaml'],
  });
});

test('lets an entry name a contract that reaches a check of another', () => {
  const throughPath = entry('AS', {package: core, contract: 'Path'});
  expect(compareCoverage([throughPath], [{...pool, text: 'AS'}]).invented).toEqual([]);
});

test('lets an entry name either package that publishes Permit2', () => {
  const twice = ['@uniswap/permit2-sdk', '@uniswap/uniswapx-sdk'].map((name) => ({
    package: name,
    contract: 'Permit2',
    text: 'InvalidNonce()',
  }));
  const entryOfOther = entry('InvalidNonce()', {
    package: '@uniswap/permit2-sdk',
    contract: 'Permit2',
  });
  expect(compareCoverage([entryOfOther], twice).missing).toEqual([]);
});
