import {readFileSync} from 'node:fs';
import pool from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json';
import {NonfungiblePositionManager, tickToPrice} from '@uniswap/v3-sdk';
import {Token} from '@uniswap/sdk-core';
import {type Abi, type AbiFunction, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const read = (file: string) => readFileSync(file, 'utf8');
const page = readPage('docs/sdk/v3/guides/liquidity/minting');
const printed = read('examples/sdk/v3/liquidity/mint.output.txt');

test.each(['mint', 'increaseLiquidity', 'multicall'])(
  'states the selector of %s as the SDK encodes it',
  (name) => {
    const selector = NonfungiblePositionManager.INTERFACE.getSighash(name);
    expect(page).toContain(`| \`${name}\` \`${selector}\``);
  },
);

test("tells the selector of the pool's mint", () => {
  const mint = (pool.abi as Abi).find(
    (item): item is AbiFunction => item.type === 'function' && item.name === 'mint',
  );
  expect(page).toContain(`\`mint\`, \`${mint && toFunctionSelector(mint)}\``);
});

test('states the prices at the ticks', () => {
  const USDC = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6);
  const WETH = new Token(1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 18);
  const [, lower = '', upper = ''] = /tick (\d+) to (\d+)/.exec(printed) ?? [];
  const price = (tick: string) =>
    tickToPrice(WETH, USDC, Number(tick)).toFixed(2, {groupSeparator: ','});
  expect(page).toContain(
    `The ticks are ${lower} and ${upper}, or ${price(lower)} and ${price(upper)} USDC per WETH`,
  );
});

test('states how far the minimums are below the amounts', () => {
  const amounts = (label: string) =>
    (new RegExp(`${label} +(\\S+) USDC \\+ (\\S+) WETH`).exec(printed) ?? []).slice(1).map(Number);
  const [used, least] = [amounts('used'), amounts('at least')];
  const [usdc, weth] = used.map((amount, at) =>
    (100 - (100 * (least[at] ?? 0)) / amount).toFixed(2),
  );
  expect(page).toContain(`${usdc}% and ${weth}% below the amounts`);
  expect(page).toContain(`${used[0]?.toLocaleString('en-US')} USDC and`);
});

test('names a tolerance at which a minimum is 0', () => {
  const lines = read('examples/sdk/v3/liquidity/mintTolerance.output.txt').split('\n');
  const first = lines.find((line) => / 0 WETH$/.test(line));
  expect(page).toContain(`at ${first?.trim().split('%')[0]}% already`);
});
