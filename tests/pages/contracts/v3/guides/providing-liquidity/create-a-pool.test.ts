import {readFileSync} from 'node:fs';
import {encodeSqrtRatioX96} from '@uniswap/v3-sdk';
import {parseUnits, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/guides/providing-liquidity/create-a-pool');
const printed = (program: string) =>
  readFileSync(`examples/v3/liquidity/${program}.output.txt`, 'utf8');

const links = [...page.matchAll(/\(pathname:\/\/\/concepts\/workbench(#[^)]+)\)/g)].map(
  ([, hash = '']) => hash,
);

/** The price that a link fills in, as a pool keeps it. */
function sqrtPriceIn(hash: string): bigint {
  const {from, value = '', ...decimals} = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  const [one, price] = from === 'price1' ? ['1', value] : [value, '1'];
  const amounts = [
    parseUnits(price, Number(decimals.decimals1)),
    parseUnits(one, Number(decimals.decimals0)),
  ];
  const [amount1, amount0] = amounts.map(String) as [string, string];
  return BigInt(encodeSqrtRatioX96(amount1, amount0).toString());
}

test('links to the workbench with the price that the program computes', () => {
  const [ofToken0 = 0n, ofToken1 = 0n] = links.map(sqrtPriceIn);
  expect(printed('createPool')).toContain(`sqrtPriceX96  ${ofToken0}\n`);
  expect(page).toContain(`\`${ofToken0}\``);
  // The same price the other way round: the product of both is 1, times 2^192.
  expect(Number(ofToken0 * ofToken1) / 2 ** 192).toBeCloseTo(1, 10);
});

test.each([
  'createAndInitializePoolIfNecessary(address,address,uint24,uint160)',
  'createPool(address,address,uint24)',
])('states the selector of %s', (signature) => {
  const [name] = signature.split('(');
  expect(page).toContain(`\`${name}\` \`${toFunctionSelector(signature)}\``);
});

test('states as the loss what the trader gained, to the cent', () => {
  const [, given = '', left = ''] =
    /worth ([\d.]+)\n[\s\S]*worth ([\d.]+)\n/.exec(printed('wrongFirstPrice')) ?? [];
  expect(page).toContain(`The ${(Number(given) - Number(left)).toFixed(2)} USDC that the trader`);
});

test('states by how much a purchase of 100 USDC moves the price', () => {
  expect(((1 + 100 / 10_000) ** 2 - 1) * 100).toBeCloseTo(2, 1);
  expect(page).toContain('a purchase of 100 USDC move the price by about 2%');
});
