import {readFileSync} from 'node:fs';
import poolArtifact from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json';
import manager from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json';
import {Percent, Token} from '@uniswap/sdk-core';
import {encodeSqrtRatioX96, Pool, Position, TickMath} from '@uniswap/v3-sdk';
import {type Abi, type AbiFunction, parseUnits, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const read = (file: string) => readFileSync(file, 'utf8');
const page = readPage('docs/contracts/v3/guides/providing-liquidity/decrease-liquidity');
const printed = read('examples/v3/liquidity/decreaseLiquidity.output.txt');

test.each([
  ['NonfungiblePositionManager', manager.abi as Abi, 'decreaseLiquidity'],
  ['NonfungiblePositionManager', manager.abi as Abi, 'burn'],
  ['UniswapV3Pool', poolArtifact.abi as Abi, 'burn'],
])('tells the selector of a function of %s', (contract, abi, name) => {
  const called = abi.find(
    (item): item is AbiFunction => item.type === 'function' && item.name === name,
  );
  if (!called) throw new Error(`no function ${name}`);
  const selector = `\`${name}\` \`${toFunctionSelector(called)}\``;
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && line.includes(contract));
  expect(rows.join('\n')).toContain(selector);
});

test('states the minimums that the program prints, and how far they lie below', () => {
  const amounts = (label: string): [string, string] => {
    const [, usdc = '', weth = ''] =
      new RegExp(`${label} +(\\S+) USDC \\+ (\\S+) WETH`).exec(printed) ?? [];
    return [usdc, weth];
  };
  const [least, removed] = [amounts('at least'), amounts('removed')];
  const [leastUsdc, leastWeth] = least;
  const below = least.map((amount, at) =>
    (100 - (Number(amount) / Number(removed[at])) * 100).toFixed(2),
  );
  const usdc = leastUsdc.replace(/^(\d)(\d{3})\./, '$1,$2.');
  expect(page).toContain(`are ${usdc} USDC and ${leastWeth} WETH`);
  expect(page).toContain(`${below[0]}% and ${below[1]}% below`);
});

test('passes up to the whole tolerance in both directions', () => {
  const tokens = [
    new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6),
    new Token(1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 18),
  ] as const;
  const positionAt = (usdcPerWeth: string) => {
    const sqrtPrice = encodeSqrtRatioX96(String(10n ** 18n), String(parseUnits(usdcPerWeth, 6)));
    const tick = TickMath.getTickAtSqrtRatio(sqrtPrice);
    const pool = new Pool(...tokens, 3_000, sqrtPrice, 0, tick);
    const [, liquidity = ''] = /→ (\d+)/.exec(printed) ?? [];
    return new Position({pool, liquidity, tickLower: 198_060, tickUpper: 203_160});
  };
  const least = positionAt('2000').burnAmountsWithSlippage(new Percent(50, 10_000));
  // The SDK moves the price of token0 in token1, which is that of WETH upside down.
  const passes = (usdcPerWeth: string) => {
    const {amount0, amount1} = positionAt(usdcPerWeth);
    return (
      BigInt(amount0.quotient.toString()) >= BigInt(least.amount0.toString()) &&
      BigInt(amount1.quotient.toString()) >= BigInt(least.amount1.toString())
    );
  };
  expect([passes('2009.9'), passes('2010.1')]).toEqual([true, false]);
  expect([passes('1990.1'), passes('1989.9')]).toEqual([true, false]);
  expect(page).toContain('passes if the price rises or falls by at most 0.50%');
});
