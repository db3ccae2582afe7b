import {readFileSync} from 'node:fs';
import manager from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json';
import {type Abi, type AbiFunction, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {keeperAbi} from '../../../../../../examples/v3/liquidity/support/keeper';
import {readPage} from '../../../../../../testing/readPage';

const read = (file: string) => readFileSync(file, 'utf8');
const page = readPage('docs/contracts/v3/guides/providing-liquidity/increase-liquidity');
const printed = read('examples/v3/liquidity/increaseLiquidity.output.txt');

test.each([
  ['NonfungiblePositionManager', manager.abi as Abi, 'increaseLiquidity'],
  ['NonfungiblePositionManager', manager.abi as Abi, 'mint'],
  ['`PositionKeeper`', keeperAbi as Abi, 'increaseLiquidity'],
])('tells the selector of a function of %s', (contract, abi, name) => {
  const called = abi.find(
    (item): item is AbiFunction => item.type === 'function' && item.name === name,
  );
  if (!called) throw new Error(`no function ${name}`);
  const selector = `\`${name}\` `;
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && line.includes(contract));
  const row = rows.find((line) => line.includes(selector));
  expect(row?.replace(/ +/g, ' ')).toContain(`${selector}\`${toFunctionSelector(called)}\``);
});

test('states the amounts that the program prints', () => {
  const [, desired] = /desired .* (\S+) WETH/.exec(printed) ?? [];
  const [, used] = /used .* (\S+) WETH/.exec(printed) ?? [];
  const [, owed] = /owed now +(\S+ USDC)/.exec(printed) ?? [];
  expect(page).toContain(`so ${used} of ${desired} WETH was used`);
  expect(page).toContain(`now owed ${owed}.`);
});
