import {expect, test} from 'vitest';
import {queryNames} from './queryNames';

test.each([
  ['Pair', 'pair', 'pairs'],
  ['Factory', 'factory', 'factories'],
  ['Flash', 'flash', 'flashes'],
  ['ModifyLiquidity', 'modifyLiquidity', 'modifyLiquidities'],
  ['PoolDayData', 'poolDayData', 'poolDayDatas'],
])('asks for %s as %s and %s', (entity, one, many) => {
  expect(queryNames(entity)).toEqual({one, many});
});
