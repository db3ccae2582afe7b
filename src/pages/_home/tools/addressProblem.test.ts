import {expect, test} from 'vitest';
import {addressProblem} from './addressProblem';

const token = (name: string, address: string) => ({name, address, decimals: '18'});
const WETH = token('WETH', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2');
const USDC = token('USDC', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48');

test.each([
  [
    'both addresses',
    '',
    '',
    'Enter the addresses of token A and token B: the lower one is token0.',
  ],
  ['the first', ' ', USDC.address, 'Enter the address of token A: the lower of the two is token0.'],
  ['the second', WETH.address, '', 'Enter the address of token B: the lower of the two is token0.'],
  ['a whole address', '0x1234', USDC.address, 'token A: an address has 0x and 40 hex digits.'],
  ['two addresses', WETH.address, WETH.address, 'Both tokens have the same address.'],
])('asks for %s before it converts', (_what, first, second, problem) => {
  expect(addressProblem(token('token A', first), token('token B', second))).toBe(problem);
});

test('asks for no address where both are given', () => {
  expect(addressProblem(WETH, USDC)).toBeUndefined();
});
