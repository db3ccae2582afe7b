import {readFileSync} from 'node:fs';
import {toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/guides/swap-routing');
const linesOf = (program: string) =>
  readFileSync(`examples/v4/swaps/${program}.output.txt`, 'utf8').trim().split('\n');

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
const rows = page
  .split('\n')
  .filter((line) => /^\| (one pool|path), of/.test(line))
  .map(cellsOf);

test('shows in the matrix what both routers did with each struct', () => {
  const printed = linesOf('structs').map(
    (line) => /2\.0: (.*); npm 2\.1\.0: (.*)/.exec(line) ?? [],
  );
  const names = (cell = '') => cell.replace(/[`:(,].*/, '');
  expect(printed).toHaveLength(7);
  expect(
    rows.map(([, , on2_0 = '', onNpm = '']) =>
      [on2_0, onNpm].map((cell) => names(cell.replace(/^`/, ''))),
    ),
  ).toEqual(printed.map(([, on2_0, onNpm]) => [names(on2_0), names(onNpm)]));
});

test('states what the split gives beside one pool', () => {
  const [, split = ''] = /USDC \+(\S+),/.exec(linesOf('routing')[2] ?? '') ?? [];
  const [, single = ''] = /USDC \+(\S+)/.exec(linesOf('swap')[1] ?? '') ?? [];
  const grouped = (amount: string) => amount.replace(/^(\d)/, '$1,');
  expect(page).toContain(`returned ${grouped(split)} USDC for 1 ETH`);
  expect(page).toContain(`returned ${grouped(single)} USDC.`);
  expect(Number(split)).toBeGreaterThan(Number(single));
});

test('explains every error that its program makes', () => {
  const names = linesOf('routingErrors').map((line) => line.slice(27).replace(/\(.*/, ''));
  expect(names).toHaveLength(6);
  for (const name of names) expect(page).toContain(`| [\`${name}\`]`);
  expect(page).toContain(`'${toFunctionSelector('function SwapAmountCannotBeZero()')}'`);
});
