import {readFileSync} from 'node:fs';
import {toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import priceConverter from '../../../../../../src/components/instruments/calculators/priceConverter';
import {hashForm} from '../../../../../../src/components/instruments/hashForm';
import {stateOf} from '../../../../../../src/components/hashState/hashOf';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/guides/providing-liquidity/create-a-pool');
const printed = (program: string) =>
  readFileSync(`examples/v3/liquidity/${program}.output.txt`, 'utf8');

const links = [...page.matchAll(/\(pathname:\/\/\/concepts\/workbench(#[^)]+)\)/g)].map(
  ([, hash = '']) => hash,
);

/** The sqrtPriceX96 that the workbench shows behind a link. */
function sqrtPriceBehind(hash: string): string {
  const texts = stateOf(hashForm('price-converter', priceConverter), hash);
  if (!texts) throw new Error(`the price converter does not read ${hash}`);
  const read = priceConverter.read(texts);
  if (!('answer' in read)) throw new Error(`no answer behind ${hash}`);
  return read.answer.results.find(({label}) => label === 'sqrtPriceX96')?.full ?? '';
}

test('links to the workbench with the price that the program computes', () => {
  const [ofToken0 = '', ofToken1 = ''] = links.map(sqrtPriceBehind);
  expect(printed('createPool')).toContain(`sqrtPriceX96  ${ofToken0}\n`);
  expect(page).toContain(`\`${ofToken0}\``);
  // The same price the other way round: the product of both is 1, times 2^192.
  const product = BigInt(ofToken0) * BigInt(ofToken1);
  expect(Number(product) / 2 ** 192).toBeCloseTo(1, 10);
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
  expect(page).toContain('a purchase of 100 USDC move the price by about 2 %');
});
