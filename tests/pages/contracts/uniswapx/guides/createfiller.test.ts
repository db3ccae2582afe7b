import {readFileSync} from 'node:fs';
import {parseUnits, toFunctionSelector, type AbiFunction} from 'viem';
import {expect, test} from 'vitest';
import {fromUniswapX} from '../../../../../sandbox/fromPackage';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/uniswapx/guides/createfiller');
const example = (name: string) => readFileSync(`examples/uniswapx/${name}`, 'utf8');

test('states the selectors of the published reactor', () => {
  const functions = fromUniswapX('ExclusiveDutchOrderReactor').abi.filter(
    (entry): entry is AbiFunction => entry.type === 'function' && entry.name.startsWith('execute'),
  );
  expect(functions).toHaveLength(4);
  for (const one of functions) {
    expect(page).toContain(`\`${one.name}\``);
    expect(page).toContain(`\`${toFunctionSelector(one)}\``);
  }
});

test('uses the addresses of the registry', () => {
  const contracts = example('support/contracts.ts');
  for (const name of ['ExclusiveDutchOrderReactor', 'OrderQuoterOf2023', 'Permit2']) {
    expect(contracts).toContain(`addressOf('${name}')`);
  }
  expect(contracts).not.toMatch(/0x[0-9a-fA-F]{40}/);
});

test('earned what the swap gave above the order, and at least the minimum', () => {
  const printed = example('fill.output.txt');
  const usdcAfter = (words: RegExp) => parseUnits(words.exec(printed)?.[1] ?? '', 6);
  const profit = usdcAfter(/profit ([\d.]+) USDC/);
  expect(profit).toBeGreaterThanOrEqual(usdcAfter(/at least ([\d.]+) USDC/));
  const mined = BigInt(/mined at (\d+) s/.exec(printed)?.[1] ?? '');
  const owed = parseUnits('2010', 6) - (parseUnits('30', 6) * mined) / 90n;
  expect(usdcAfter(/got ([\d.]+) USDC/)).toBe(owed);
});

test('empties both unchecked executors, and not the checked one', () => {
  const left = [...example('attack.output.txt').matchAll(/^(.+?) +1000 USDC → (\d+) USDC$/gm)];
  expect(left.map(([, contract, usdc]) => [contract, usdc])).toEqual([
    ['no check', '0'],
    ['anybody may start', '0'],
    ['both checks', '1000'],
  ]);
});

test('explains each message that the programs met', () => {
  const met = ['fillErrors.output.txt', 'attack.output.txt'].flatMap((name) =>
    [...example(name).matchAll(/^[^→\n]{30} {2}(\S.*)$/gm)].map(([, message = '']) => message),
  );
  expect(met).toHaveLength(9);
  for (const message of met) expect(page).toContain(`\`${message}\``);
});
