import {expect, test} from 'vitest';
import {groupsFor} from './codeGroups';
import {readState} from './readState';

const {state, codes} = readState();
const groups = Object.keys(codes);

test('puts each code of the state into one group', () => {
  const grouped = Object.values(codes).flatMap((group) => Object.keys(group));
  const needed = Object.values(state.accounts).flatMap(({codeHash}) => codeHash ?? []);
  expect(grouped.sort()).toEqual([...new Set(needed)].sort());
  for (const [name, group] of Object.entries(codes)) {
    for (const hash of Object.keys(group)) expect(state.groups[hash]).toBe(name);
  }
});

test('gives a swap of v3 its pools, and the contracts that it names', () => {
  const text = "addressOf('QuoterV2'); addressOf('SwapRouter02');";
  expect(groupsFor(text, groups).sort()).toEqual(['QuoterV2', 'SwapRouter02', 'base', 'pools-v3']);
});

test('gives a program of v4 the manager of all pools', () => {
  expect(groupsFor("import {Pool} from '@uniswap/v4-sdk';", groups)).toContain('PoolManager');
});

test('gives a program of permits Permit2, and of nothing the tokens alone', () => {
  expect(groupsFor('AllowanceTransfer of permit2', groups)).toContain('Permit2');
  expect(groupsFor('', groups)).toEqual(['base']);
});
