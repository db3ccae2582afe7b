import {Hook, type HookOptions} from '@uniswap/v4-sdk';
import {expect, test} from 'vitest';
import {deployments} from '../../../../../facts/registry/contracts';
import listed from '../../../../../facts/registry/listedHooks.json';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/concepts/hooks');
const hooks = listed.hooks as [chainId: number, address: string, flags: string][];

/** The permissions of an address, as v4-sdk reads them. */
const permissionsOf = (address: string): string[] =>
  Object.entries(Hook.permissions(address))
    .filter(([, isOn]) => isOn)
    .map(([name]) => name);

const ending = (digits: string) => `0x${digits.padStart(40, '0')}`;

test('decodes the flags of WETHHook', () => {
  const address = deployments.find(
    ({contract, chainId}) => contract === 'WETHHook' && chainId === 1,
  )?.address;
  expect(address).toMatch(/a888$/i);
  expect(permissionsOf(address ?? '').sort()).toEqual([
    'beforeAddLiquidity',
    'beforeInitialize',
    'beforeSwap',
    'beforeSwapReturnsDelta',
  ]);
  expect((0xa888).toString(2).replace(/\B(?=(.{4})+$)/g, ' ')).toBe('1010 1000 1000 1000');
  expect(page).toContain('`1010 1000 1000 1000`');
  expect(page).toContain(`\`0x${(0xa888 & 0x3fff).toString(16)}\``);
  expect(page).toContain('Bits 13, 11, 7 and 3 are set');
});

test('lists the permissions in the order of their bits', () => {
  const rows = [...page.matchAll(/^\| (\d+) \| `(\w+)` \|/gm)];
  expect(rows).toHaveLength(14);
  for (const [, bit, name = ''] of rows) {
    const option = name.replace('ReturnDelta', 'ReturnsDelta') as HookOptions;
    expect(permissionsOf(ending((1 << Number(bit)).toString(16)))).toEqual([option]);
  }
});

test('answers its own questions', () => {
  expect(permissionsOf(ending('44')).sort()).toEqual(['afterSwap', 'afterSwapReturnsDelta']);
  expect(permissionsOf(ending('4000'))).toEqual([]);
});

test('counts the permissions of the public list', () => {
  const counts: Record<string, number> = {};
  for (const [, address] of hooks) {
    for (const name of permissionsOf(address)) counts[name] = (counts[name] ?? 0) + 1;
  }
  const networks = new Set(hooks.map(([chainId]) => chainId));
  expect(page).toContain(`had ${hooks.length} entries on ${networks.size} networks`);
  expect(page).toContain(`Of these hooks, ${counts.afterSwap} have \`afterSwap\``);
  expect(page).toContain(`and ${counts.beforeSwap} have \`beforeSwap\``);
  expect(page).toContain(
    `${counts.afterSwapReturnsDelta} may return a delta from \`afterSwap\`, and ${counts.beforeSwapReturnsDelta} may do so from \`beforeSwap\``,
  );
  expect(page).toContain(
    `${counts.beforeRemoveLiquidity} have \`beforeRemoveLiquidity\`, and ${counts.afterRemoveLiquidity} have \`afterRemoveLiquidity\``,
  );
  expect(page).toContain(
    `${counts.afterAddLiquidityReturnsDelta} may return a delta when liquidity is added, and ${counts.afterRemoveLiquidityReturnsDelta} may do so when it is removed`,
  );
});
