import {readFileSync} from 'node:fs';
import pair from '@uniswap/v2-core/build/UniswapV2Pair.json';
import router from '@uniswap/v2-periphery/build/UniswapV2Router02.json';
import positionManager from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json';
import {type Abi, formatEther, formatUnits, parseUnits, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v2/guides/smart-contract-integration/providing-liquidity');
const printed = (program: string) =>
  readFileSync(`examples/v2/guides/${program}.output.txt`, 'utf8');

const [usdc, weth] = [10n ** 6n, 10n ** 18n];
const reserves = [2_000_000n * usdc, 1_000n * weth] as const;

/** The reserves after a sale of this much of the first token. */
function after(input: bigint): readonly [bigint, bigint] {
  const [reserveIn, reserveOut] = reserves;
  const output = (997n * input * reserveOut) / (1_000n * reserveIn + 997n * input);
  return [reserveIn + input, reserveOut - output];
}

test.each([
  ['addLiquidity', router.abi],
  ['addLiquidityETH', router.abi],
  ['mint', pair.abi],
  ['mint', positionManager.abi],
])('tells the selector of %s', (name, abi) => {
  const found = (abi as Abi).find((item) => item.type === 'function' && item.name === name);
  if (found?.type !== 'function') throw new Error(`no ${name}`);
  const row = new RegExp(`\`${name}\`\\s*\\| \`${toFunctionSelector(found)}\` \\|`);
  expect(page).toMatch(row);
});

test('states how much WETH went in after the other trade', () => {
  const [reserveUsdc, reserveWeth] = after(2_000n * usdc);
  const taken = (10_000n * usdc * reserveWeth) / reserveUsdc;
  expect(page).toContain(`so ${formatEther(taken)} WETH went in`);
  expect(printed('provideLiquidity')).toContain(`10000 USDC, ${formatEther(taken)} WETH`);
  const rise = (5 / Number(formatEther(taken)) - 1) * 100;
  expect(page).toContain(`more expensive by ${rise.toFixed(1)}%`);
});

test('states what rounding takes from a deposit that is removed at once', () => {
  const [, usdcBack = '', wethBack = ''] =
    /removed\s+(\S+) USDC, (\S+) WETH/.exec(printed('provideLiquidity')) ?? [];
  const [reserveUsdc, reserveWeth] = after(2_000n * usdc);
  const taken = (10_000n * usdc * reserveWeth) / reserveUsdc;
  expect(parseUnits(usdcBack, 6)).toBe(10_000n * usdc - 1n);
  const lostWei = taken - parseUnits(wethBack, 18);
  expect(page).toContain(`one raw unit of USDC and ${lostWei.toLocaleString('en-US')} wei less`);
});

test('states how far a surplus lets the price move', () => {
  const [reserveUsdc, reserveWeth] = after(200_000n * usdc);
  const price = Number(formatUnits(reserveUsdc, 6)) / Number(formatEther(reserveWeth));
  expect(page).toContain(`made WETH ${Math.round((price / 2_000 - 1) * 100)}% more expensive`);
  const taken = (5n * weth * reserveUsdc) / reserveWeth;
  expect(printed('liquidityErrors')).toContain(`${formatUnits(taken, 6)} USDC, 5 WETH`);
});

test('states what the first deposit mints', () => {
  const supply = 100n * 10n ** 18n;
  expect(supply ** 2n).toBe(1_000n * weth * (10n * weth));
  expect(page).toContain(`= 100 shares, \`${supply}\``);
  expect(printed('firstDeposit')).toContain(`shares      ${supply - 1_000n}\nlocked      1000`);
});

test('mints no share for a second B that does not fit a pair of 10 A and 2 B', () => {
  const supply = 1_000n;
  const shares = (a: bigint, b: bigint) => {
    const [byA, byB] = [(a * supply) / 10n, (b * supply) / 2n];
    return byA < byB ? byA : byB;
  };
  expect(shares(5n, 2n)).toBe(supply / 2n);
  expect(shares(5n, 2n)).toBe(shares(5n, 1n));
  expect(page).toContain('a deposit of 5 A and 2 B mints as much as one of 5 A and 1 B');
});
