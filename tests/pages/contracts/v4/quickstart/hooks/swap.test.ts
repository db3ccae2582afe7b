import hooksJson from '@uniswap/v4-core/out/IHooks.sol/IHooks.json';
import {readFileSync} from 'node:fs';
import {type Abi, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/quickstart/hooks/swap');
const printed = (program: string) =>
  readFileSync(`examples/v4/hooks/${program}.output.txt`, 'utf8');

test.each(['beforeSwap', 'afterSwap'])('states the selector of %s that IHooks has', (name) => {
  const found = (hooksJson.abi as Abi).find(
    (item) => item.type === 'function' && item.name === name,
  );
  if (found?.type !== 'function') throw new Error(`IHooks has no ${name}`);
  expect(page).toContain(`its selector, \`${toFunctionSelector(found)}\`, left-aligned`);
});

test('explains each error that the wrong answers give', () => {
  const [table = ''] = page.split('{/* #troubleshooting */}').slice(1);
  const errors = new Set(
    printed('swapHookErrors').match(/\b[A-Z]\w*(Response|Error|Amount|Overflow)\b/g),
  );
  expect(errors.size).toBe(4);
  for (const error of errors) expect(table).toContain(`| \`${error}\`, \`0x`);
});

test('states the ether that the refused purchase of USDC would have moved', () => {
  const [, wei = ''] =
    /1000 USDC: WrappedError > SwapTooLarge\((\d+),/.exec(printed('swapHook')) ?? [];
  expect(page).toContain(`the pool takes ${(Number(wei) / 1e18).toFixed(3)} ETH`);
});
