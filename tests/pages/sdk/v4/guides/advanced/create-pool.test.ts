import {readFileSync} from 'node:fs';
import {V4PositionManager} from '@uniswap/v4-sdk';
import {parseAbi, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v4/guides/advanced/create-pool');
const printed = (program: string) =>
  readFileSync(`examples/sdk/v4/advanced/${program}.output.txt`, 'utf8');

test('states the selectors of both functions', () => {
  const selector = V4PositionManager.INTERFACE.getSighash('initializePool');
  expect(page).toContain(`\`initializePool\` \`${selector}\``);
  const [initialize] = parseAbi([
    'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
    'function initialize(PoolKey key, uint160 sqrtPriceX96)',
  ]);
  expect(page).toContain(`\`initialize\` \`${toFunctionSelector(initialize)}\``);
});

test('states the price and the answer that the programs print', () => {
  const [, price] = /start price (\d+)/.exec(printed('createPool')) ?? [];
  expect(page).toContain(`results in \`${price}\``);
  const [, answer] = /40000 returns (\d+)/.exec(printed('createPoolErrors')) ?? [];
  expect(page).toContain(`returns ${Number(answer).toLocaleString('en')}, the largest \`int24\``);
});

test('shows an estimate with which nothing is created', () => {
  expect(printed('createPoolErrors')).toMatch(/gas estimated (\d+), used \1: 0 events/);
});
