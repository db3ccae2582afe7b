import {DYNAMIC_FEE} from './swapFee';

/** The 14 permissions of a v4 hook with their bits in its address, as `Hooks.Permissions` names them. */
export const HOOK_FLAGS = {
  beforeInitialize: 1n << 13n,
  afterInitialize: 1n << 12n,
  beforeAddLiquidity: 1n << 11n,
  afterAddLiquidity: 1n << 10n,
  beforeRemoveLiquidity: 1n << 9n,
  afterRemoveLiquidity: 1n << 8n,
  beforeSwap: 1n << 7n,
  afterSwap: 1n << 6n,
  beforeDonate: 1n << 5n,
  afterDonate: 1n << 4n,
  beforeSwapReturnDelta: 1n << 3n,
  afterSwapReturnDelta: 1n << 2n,
  afterAddLiquidityReturnDelta: 1n << 1n,
  afterRemoveLiquidityReturnDelta: 1n << 0n,
} as const;

export type HookPermission = keyof typeof HOOK_FLAGS;

/** Every permission, from the highest bit. */
export const HOOK_PERMISSIONS = Object.keys(HOOK_FLAGS) as readonly HookPermission[];

/** The bits of an address that say which callbacks the PoolManager calls: the lowest 14. */
export const HOOK_MASK = (1n << 14n) - 1n;

/** The flags of an address: its lowest 14 bits. */
export const hookFlagsOf = (address: bigint): bigint => address & HOOK_MASK;

/** Whether an address, or flags, have a permission. */
export const permits = (address: bigint, permission: HookPermission): boolean =>
  (address & HOOK_FLAGS[permission]) !== 0n;

/** The permissions that an address, or flags, stand for, highest bit first. */
export const permissionsOf = (address: bigint): HookPermission[] =>
  HOOK_PERMISSIONS.filter((permission) => permits(address, permission));

/** Permissions to return a delta without the callback that returns it: no pool takes such a hook. */
export const deltasWithoutCallback = (address: bigint): HookPermission[] =>
  permissionsOf(address).filter((permission) => !permits(address, callbackOf(permission)));

/** The callback that returns the delta of a permission; of another, the permission itself. */
export const callbackOf = (permission: HookPermission): HookPermission =>
  permission.replace(/ReturnDelta$/, '') as HookPermission;

/** Why `initialize` refuses a hook. */
export type HookFault =
  | {kind: 'delta without callback'; delta: HookPermission}
  | {kind: 'dynamic fee without hook'}
  | {kind: 'no flag'};

/** Everything for which `initialize` refuses a hook in a pool with a fee; nothing where it is valid. */
export function hookFaults(hooks: bigint, fee: bigint): HookFault[] {
  const faults: HookFault[] = deltasWithoutCallback(hooks).map((delta) => ({
    kind: 'delta without callback',
    delta,
  }));
  const isDynamic = fee === DYNAMIC_FEE;
  if (hooks === 0n && isDynamic) faults.push({kind: 'dynamic fee without hook'});
  if (hooks !== 0n && hookFlagsOf(hooks) === 0n && !isDynamic) faults.push({kind: 'no flag'});
  return faults;
}

/** Whether `initialize` accepts a hook in a pool with a fee. */
export const isValidHook = (hooks: bigint, fee: bigint): boolean =>
  !hookFaults(hooks, fee).some(Boolean);
