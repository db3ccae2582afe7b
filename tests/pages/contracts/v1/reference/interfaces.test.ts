import {
  type Abi,
  type AbiEvent,
  type AbiFunction,
  toEventSelector,
  toFunctionSelector,
  toFunctionSignature,
} from 'viem';
import {expect, test} from 'vitest';
import {exchangeAbi} from '../../../../../examples/v1/support/exchangeAbi';
import {factory} from '../../../../../examples/v1/support/v1';
import {compile} from '../../../../../sandbox/compile';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v1/reference/interfaces');

/** Each function and event with all that a caller meets; names of values may differ. */
const known = (abi: Abi, left: readonly string[] = []) =>
  abi
    .filter(
      (item): item is AbiFunction | AbiEvent => item.type === 'function' || item.type === 'event',
    )
    .filter(({name}) => !left.includes(name))
    .map((item) =>
      item.type === 'event'
        ? `${toEventSelector(item)} ${item.inputs.map(({indexed}) => indexed ?? false).join()}`
        : `${toFunctionSelector(item)} ${item.stateMutability} ${item.outputs.map(({type}) => type).join()}`,
    )
    .sort();

test.each([
  ['IUniswapV1Factory', factory.abi, ['initializeFactory']],
  ['IUniswapV1Exchange', exchangeAbi, ['setup', '__default__']],
])('declares in %s all that is there but for what the page leaves out', async (name, abi, left) => {
  const {contracts} = await compile('examples/v1/IUniswapV1.sol');
  expect(known(contracts[name]?.abi as Abi)).toEqual(known(abi, left));
  for (const one of left) expect(page).toContain(`| \`${one}\``);
});

test('declares nothing in Vyper that is not there', () => {
  const lines = [...page.matchAll(/def (\w+)\((.*)\) ->/g)];
  expect(lines.length).toBeGreaterThan(10);
  const there = [...exchangeAbi, ...factory.abi].flatMap((item) =>
    item.type === 'function' ? toFunctionSignature(item) : [],
  );
  for (const [, name, values = ''] of lines) {
    const types = values
      .split(', ')
      .map((value) => value.split(': ')[1]?.replace(/uint256\(wei\)|timestamp/, 'uint256'));
    expect(there).toContain(`${name}(${types.join()})`);
  }
});
