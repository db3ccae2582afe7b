import manager from '@uniswap/v4-core/out/PoolManager.sol/PoolManager.json';
import positions from '@uniswap/v4-periphery/foundry-out/PositionManager.sol/PositionManager.json';
import {type Abi, type AbiFunction, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {sqrtPriceOf} from '../../../../../examples/v4/liquidity/support/sqrtPrice';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/quickstart/create-pool');

test.each([
  ['PoolManager', manager.abi as Abi, 'initialize'],
  ['PositionManager', positions.abi as Abi, 'initializePool'],
])('has the selector of %s as its release has it', (contract, abi, name) => {
  const found = abi.find(
    (item): item is AbiFunction => item.type === 'function' && item.name === name,
  );
  if (!found) throw new Error(`no function ${name}`);
  const row = page.split('\n').find((line) => line.startsWith(`| [${contract}]`));
  expect(row).toContain(`\`${name}\` \`${toFunctionSelector(found)}\``);
});

test('computes the price that it starts at, and how far the reciprocal is away', () => {
  const [wei, usdc] = [10n ** 18n, 2_000n * 10n ** 6n];
  expect(page).toContain(`the result is \`${sqrtPriceOf(wei, usdc)}\``);
  const price = Number(usdc) / Number(wei);
  expect(1 / price / price).toBeCloseTo(2.5e17, -2);
  expect(page).toContain('a factor of 2.5 · 10¹⁷');
});

test('names the largest int24 that initializePool returns', () => {
  expect(page).toContain(`returns ${(2 ** 23 - 1).toLocaleString('en')}, the largest \`int24\``);
});
