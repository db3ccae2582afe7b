import {expect, test} from 'vitest';
import listed from '../../facts/registry/listedHooks.json';
import {HOOK_PERMISSIONS, hookFaults, permissionsOf} from './hookFlags';
import {DYNAMIC_FEE} from './swapFee';

const hooks = listed.hooks as [chainId: number, address: string, flags: string][];

test('reads from each of the 551 addresses of the public list the 14 flags that the list has', () => {
  expect(hooks).toHaveLength(551);
  for (const [, address, flags] of hooks) {
    const asked = HOOK_PERMISSIONS.filter((_, at) => flags[at] === '1');
    expect(permissionsOf(BigInt(address)), address).toEqual(asked);
  }
});

test('finds each listed hook valid with a static and a dynamic fee', () => {
  for (const [, address] of hooks) {
    for (const fee of [3_000n, DYNAMIC_FEE]) expect(hookFaults(BigInt(address), fee)).toEqual([]);
  }
});

test('names each returned delta without its callback', () => {
  expect(hookFaults(0b1001n, 3_000n)).toEqual([
    {kind: 'delta without callback', delta: 'beforeSwapReturnDelta'},
    {kind: 'delta without callback', delta: 'afterRemoveLiquidityReturnDelta'},
  ]);
});
