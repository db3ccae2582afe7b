import {readFileSync} from 'node:fs';
import PoolManager from '@uniswap/v4-core/out/PoolManager.sol/PoolManager.json';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/guides/ERC-6909');
const printed = readFileSync('examples/v4/guides/claimTrader.output.txt', 'utf8');
const gasOf = (what: string): number =>
  Number(new RegExp(`${what} +(\\d+) gas`).exec(printed)?.[1] ?? 0);
const text = (gas: number) => gas.toLocaleString('en-US');

test('states the gas of the run and what claims save of it', () => {
  const byTokens = gasOf('by tokens');
  for (const [row, label] of [
    ['by allowance', 'by an allowance'],
    ['as operator', 'by an operator'],
  ] as const) {
    const less = byTokens - gasOf(label);
    const percent = Math.round((less / byTokens) * 100);
    expect(page).toContain(`${row} | ${text(gasOf(label))} | ${text(less)}, or ${percent}% |`);
  }
  const once = gasOf('deposit') + gasOf('withdrawal');
  expect(page).toContain(`together cost ${text(once)} gas`);
  expect(Math.ceil(once / (byTokens - gasOf('by an allowance')))).toBe(7);
  expect(page).toContain('from the seventh swap on');
});

test('names the selectors of PoolManager', () => {
  const selectors: Readonly<Record<string, string>> = PoolManager.methodIdentifiers;
  for (const [signature, shown] of [
    ['mint(address,uint256,uint256)', 'mint(to, id, amount)'],
    ['burn(address,uint256,uint256)', 'burn(from, id, amount)'],
    ['approve(address,uint256,uint256)', 'approve(spender, id, amount)'],
    ['setOperator(address,bool)', 'setOperator(operator, true)'],
  ] as const) {
    expect(page).toContain(`\`${shown}\` \`0x${selectors[signature]}\``);
  }
});
