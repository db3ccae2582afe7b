import {readFileSync} from 'node:fs';
import v2Router from '@uniswap/v2-periphery/build/UniswapV2Router02.json';
import poolArtifact from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json';
import manager from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json';
import {Token} from '@uniswap/sdk-core';
import {encodeSqrtRatioX96, Pool, Position, TickMath} from '@uniswap/v3-sdk';
import {type Abi, type AbiFunction, parseUnits, toFunctionSelector} from 'viem';
import {describe, expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const read = (file: string) => readFileSync(file, 'utf8');
const page = readPage('docs/contracts/v3/guides/providing-liquidity/mint-a-position');
const examples = 'examples/v3/liquidity';
const printed = read(`${examples}/mint.output.txt`);

const both = (label: string): [usdc: bigint, wei: bigint] => {
  const [, usdc = '', weth = ''] =
    new RegExp(`${label} +(\\S+) USDC \\+ (\\S+) WETH`).exec(printed) ?? [];
  return [parseUnits(usdc, 6), parseUnits(weth, 18)];
};
const budget = both('budget');
const desired = both('desired');
const least = both('at least');
const [, tickLower = 0, tickUpper = 0] = (/tick (\d+) to (\d+)/.exec(printed) ?? []).map(Number);

const functionOf = (abi: Abi, name: string): AbiFunction => {
  const found = abi.find(
    (item): item is AbiFunction => item.type === 'function' && item.name === name,
  );
  if (!found) throw new Error(`no function ${name}`);
  return found;
};

test.each([
  ['NonfungiblePositionManager', manager.abi as Abi, 'mint'],
  ['UniswapV3Pool', poolArtifact.abi as Abi, 'mint'],
  ['UniswapV2Router02', v2Router.abi as Abi, 'addLiquidity'],
])('tells the selector of %s as its release has it', (contract, abi, name) => {
  const row = page.split('\n').find((line) => line.startsWith('| ') && line.includes(contract));
  expect(row).toContain(`\`${name}\` \`${toFunctionSelector(functionOf(abi, name))}\``);
});

test('states how many fields and arguments the look-alikes take', () => {
  const [struct] = functionOf(manager.abi as Abi, 'mint').inputs;
  expect(struct && 'components' in struct && struct.components).toHaveLength(11);
  expect(page).toContain('a struct of 11 fields');
  expect(functionOf(v2Router.abi as Abi, 'addLiquidity').inputs).toHaveLength(8);
  expect(page).toContain('8 arguments');
});

test('shows the same liquidity and balances for the contract, viem and the SDK', () => {
  const lines = printed.split('\n').slice(4, 8);
  expect(read(`${examples}/mintDirect.output.txt`).trimEnd().split('\n')).toEqual(lines);
});

describe('the tolerance', () => {
  const USDC = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6);
  const WETH = new Token(1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 18);

  /** What a mint of these takes after the price of WETH moved by so many parts of a million. */
  function taken([usdc, wei]: [bigint, bigint], millionths: number): [bigint, bigint] {
    const usdcPerWeth = 2_000n * 1_000_000n + 2_000n * BigInt(millionths);
    const sqrtPrice = encodeSqrtRatioX96(String(10n ** 18n), String(usdcPerWeth));
    const tick = TickMath.getTickAtSqrtRatio(sqrtPrice);
    const {amount0, amount1} = Position.fromAmounts({
      pool: new Pool(USDC, WETH, 3_000, sqrtPrice, 0, tick),
      tickLower,
      tickUpper,
      amount0: String(usdc),
      amount1: String(wei),
      useFullPrecision: false,
    }).mintAmounts;
    return [BigInt(amount0.toString()), BigInt(amount1.toString())];
  }

  /** The largest move in this direction, in percent, that still passes these minimums. */
  function limit(offered: [bigint, bigint], minimums: readonly bigint[], direction: 1 | -1) {
    const passes = (millionths: number) =>
      taken(offered, direction * millionths).every((amount, at) => amount >= (minimums[at] ?? 0n));
    let [good, bad] = [0, 100_000];
    while (bad - good > 1) {
      const middle = Math.floor((good + bad) / 2);
      [good, bad] = passes(middle) ? [middle, bad] : [good, middle];
    }
    return (good / 10_000).toFixed(2);
  }

  const below = (at: 0 | 1) => (100 - (Number(least[at]) / Number(desired[at])) * 100).toFixed(2);

  test('is told in amounts', () => {
    expect(page).toContain(`${below(0)}% and ${below(1)}% below`);
  });

  test('is reached before the price has moved by all of it', () => {
    expect(page).toContain(
      `rises by at most ${limit(desired, least, 1)}% or falls by at most ${limit(desired, least, -1)}%`,
    );
  });

  test('would be smaller if taken from the amounts', () => {
    const naive = desired.map((amount) => (amount * 9_950n) / 10_000n);
    expect(limit(desired, naive, 1)).toBe(limit(desired, naive, -1));
    expect(page).toContain(
      `a price move of ${limit(desired, naive, 1)}% would already make the mint revert`,
    );
  });

  test('would be larger if the whole budget were desired', () => {
    expect(page).toContain(`let WETH fall by ${limit(budget, least, -1)}%`);
  });
});
