import {readFileSync} from 'node:fs';
import swapRouter02 from '@uniswap/swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json';
import swapRouter from '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json';
import {type Abi, type AbiFunction, parseUnits, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/guides/swaps/multihop-swaps');
const printed = (program: string) =>
  readFileSync(`examples/v3/swaps/${program}.output.txt`, 'utf8').split('\n');

const row = (router: string) =>
  page
    .split('\n')
    .find(
      (line) =>
        line.startsWith('| ') && (line.includes(`of="${router}"`) || line.includes(`[${router}]`)),
    ) ?? '';

function functionOf(abi: Abi, name: string): AbiFunction {
  const found = abi.find(
    (item): item is AbiFunction => item.type === 'function' && item.name === name,
  );
  if (!found) throw new Error(`no function ${name} in the ABI`);
  return found;
}

test.each([
  ['SwapRouter', 'exactInput', swapRouter.abi as Abi, 5],
  ['SwapRouter', 'exactOutput', swapRouter.abi as Abi, 5],
  ['SwapRouter02', 'exactInput', swapRouter02.abi as Abi, 4],
  ['SwapRouter02', 'exactOutput', swapRouter02.abi as Abi, 4],
])('tells the selector and the fields of %s.%s', (router, name, abi, fields) => {
  const called = functionOf(abi, name);
  expect(row(router)).toContain(`\`${name}\` \`${toFunctionSelector(called)}\``);
  expect(row(router)).toContain(`a struct of ${fields} fields`);
  const [struct] = called.inputs;
  expect(struct && 'components' in struct && struct.components).toHaveLength(fields);
});

test.each([
  ['SwapRouter02', 'the deadline goes to `multicall`, ', 'multicall(uint256,bytes[])'],
  ['Universal Router', '`execute` ', 'execute(bytes,bytes[],uint256)'],
])('tells the selector by which %s takes a deadline', (router, words, signature) => {
  const selector = toFunctionSelector(`function ${signature}`);
  expect(row(router)).toContain(`${words}\`${selector}\``);
});

test('shows one output for three programs that print the same', () => {
  const [viem, contract, sdk] = ['multihopSwap', 'multihopSwapContract', 'multihopSwapSdk'].map(
    printed,
  );
  expect(sdk).toEqual(viem);
  expect(contract?.slice(0, 13)).toEqual(viem?.slice(0, 13));
});

test('states what an exact output took, and what is given back', () => {
  const [, paidUsdc = '', maximumUsdc = ''] =
    /quoted (\S+) USDC, at most (\S+) USDC/.exec(printed('multihopSwap').join('\n')) ?? [];
  const thousands = (amount: string) => amount.replace(/^(\d)(\d{3})\./, '$1,$2.');
  const [paid = 0n, maximum = 0n] = [paidUsdc, maximumUsdc].map((one) => parseUnits(one, 6));
  expect(page).toContain(
    `took ${thousands(paidUsdc)} USDC (\`${paid}\`) of the ${thousands(maximumUsdc)} USDC that you allowed`,
  );
  expect(page).toContain(`returns ${Number(maximum - paid) / 1e6} USDC`);
});

test('states how long paths are', () => {
  const bytes = (pools: number) => 20 + 23 * pools;
  expect(page).toContain(`Two pools take ${bytes(2)} bytes`);
  expect(page).toContain(`a path of ${bytes(2) - 1} bytes as a path of ${bytes(1)} bytes`);
});
