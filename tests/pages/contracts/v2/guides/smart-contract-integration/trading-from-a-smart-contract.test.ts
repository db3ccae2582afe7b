import {readFileSync} from 'node:fs';
import router01 from '@uniswap/v2-periphery/build/UniswapV2Router01.json';
import router02 from '@uniswap/v2-periphery/build/UniswapV2Router02.json';
import {type Abi, formatEther, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage(
  'docs/contracts/v2/guides/smart-contract-integration/trading-from-a-smart-contract',
);
const printed = (program: string) =>
  readFileSync(`examples/v2/guides/${program}.output.txt`, 'utf8');

const selectorOf = (abi: unknown, name: string) => {
  const found = (abi as Abi).find((item) => item.type === 'function' && item.name === name);
  return found?.type === 'function' ? toFunctionSelector(found) : undefined;
};

const told = [...page.matchAll(/`(swap\w+)`\s*\| `(0x\w{8})` \|/g)];

test('states the selectors of five functions as the router has them', () => {
  expect(told).toHaveLength(5);
  for (const [, name = '', selector] of told) {
    expect(selectorOf(router02.abi, name), name).toBe(selector);
  }
});

test('states that the first four are those of the older router too', () => {
  for (const [index, [, name = '', selector]] of told.entries()) {
    expect(selectorOf(router01.abi, name), name).toBe(index < 4 ? selector : undefined);
  }
});

const out = (input: bigint, [reserveIn, reserveOut]: readonly [bigint, bigint]) =>
  (997n * input * reserveOut) / (1_000n * reserveIn + 997n * input);

test('states what the formula gives, twice', () => {
  const input = 10_000n * 10n ** 6n;
  const reserves = [2_000_000n * 10n ** 6n, 1_000n * 10n ** 18n] as const;
  const first = out(input, reserves);
  const second = out(input, [reserves[0] + input, reserves[1] - first]);
  const least = (first * 9_950n) / 10_000n;
  expect(page).toContain(`10,000 USDC (\`${input}\`) buys ${formatEther(first)} WETH`);
  expect(page).toContain(`at least ${formatEther(least)} WETH (\`${least}\`)`);
  expect(page).toContain(`now gives ${formatEther(second)} ETH`);
  for (const amount of [first, second, least]) {
    expect(printed('sellTokens')).toContain(formatEther(amount));
  }
});

test('shows what a contract that quotes itself gets after a sale of 200,000 USDC', () => {
  const input = 200_000n * 10n ** 6n;
  const reserves = [2_000_000n * 10n ** 6n, 1_000n * 10n ** 18n] as const;
  const moved = [reserves[0] + input, reserves[1] - out(input, reserves)] as const;
  expect(printed('selfQuoting')).toContain(formatEther(out(10_000n * 10n ** 6n, moved)));
});
