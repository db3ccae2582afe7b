import {expect, test} from 'vitest';
import priceConverter from '../../../components/instruments/calculators/priceConverter';
import {initialTexts} from '../../../components/instruments/instrument';
import {converterTexts, lowerOf, type Token} from './orderTokens';

const token = (name: string, address: string, decimals: string): Token => ({
  name,
  address,
  decimals,
});
const WETH = token('WETH', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', '18');
const USDC = token('USDC', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', '6');
const WETH_OF_BASE = token('WETH', '0x4200000000000000000000000000000000000006', '18');
const USDC_OF_BASE = token('USDC', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', '6');

const sqrtPriceOf = (first: Token, second: Token) => {
  const token0 = lowerOf(first, second) ?? 'first';
  const reading = priceConverter.read({
    ...initialTexts(priceConverter),
    ...converterTexts({from: 'price', value: '2500', first, second, token0}),
  });
  if (!('answer' in reading)) throw new Error('the converter refused the values');
  return reading.answer.results.find(({label}) => label === 'sqrtPriceX96')?.full;
};

test('takes the lower address for token0, whichever stands first', () => {
  expect(lowerOf(WETH, USDC)).toBe('second');
  expect(lowerOf(USDC, WETH)).toBe('first');
  expect(lowerOf(WETH_OF_BASE, USDC_OF_BASE)).toBe('first');
});

test.each(['', '0x1234', WETH.address])('does not say an order for %o beside WETH', (address) => {
  expect(lowerOf(WETH, {...USDC, address})).toBeUndefined();
});

test('gives 2,500 USDC for a WETH another sqrtPriceX96 where WETH is token0', () => {
  expect(sqrtPriceOf(WETH, USDC)).toBe('1584563250285286751870879006720000');
  expect(sqrtPriceOf(WETH_OF_BASE, USDC_OF_BASE)).toBe('3961408125713216879677197');
});

test('leaves ticks and sqrtPriceX96 as a pool has them', () => {
  const texts = converterTexts({
    from: 'tick',
    value: '-5',
    first: WETH,
    second: USDC,
    token0: 'second',
  });
  expect(texts).toEqual({from: 'tick', value: '-5', decimals0: '6', decimals1: '18'});
});
