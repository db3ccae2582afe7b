import {DYNAMIC_FEE} from './swapFee';

/** What the address of a v4 hook may permit, and the bit that holds it, counted from the lowest. */
export const BITS = {
  beforeInitialize: 13n,
  afterInitialize: 12n,
  beforeAddLiquidity: 11n,
  afterAddLiquidity: 10n,
  beforeRemoveLiquidity: 9n,
  afterRemoveLiquidity: 8n,
  beforeSwap: 7n,
  afterSwap: 6n,
  beforeDonate: 5n,
  afterDonate: 4n,
  beforeSwapReturnsDelta: 3n,
  afterSwapReturnsDelta: 2n,
  afterAddLiquidityReturnsDelta: 1n,
  afterRemoveLiquidityReturnsDelta: 0n,
} as const;

export type Permission = keyof typeof BITS;

/** Every permission, from the highest bit. */
export const PERMISSIONS = Object.keys(BITS) as readonly Permission[];

/** The lowest 14 bits of an address. */
export const flagsOf = (address: bigint): bigint => address & 0x3fffn;

/** Whether an address has a permission. */
export const permits = (address: bigint, permission: Permission): boolean =>
  ((address >> BITS[permission]) & 1n) === 1n;

/** The permissions of an address, from the highest bit. */
export const permissionsOf = (address: bigint): Permission[] =>
  PERMISSIONS.filter((permission) => permits(address, permission));

/** The same address with a permission on where it was off, and off where it was on. */
export const withToggled = (address: bigint, permission: Permission): bigint =>
  address ^ (1n << BITS[permission]);

/** The callback without which a returned delta is not valid. */
const CALLBACKS = {
  beforeSwapReturnsDelta: 'beforeSwap',
  afterSwapReturnsDelta: 'afterSwap',
  afterAddLiquidityReturnsDelta: 'afterAddLiquidity',
  afterRemoveLiquidityReturnsDelta: 'afterRemoveLiquidity',
} as const satisfies Partial<Record<Permission, Permission>>;

/** Why `initialize` refuses a hook. */
export type HookFault =
  | {kind: 'delta without callback'; delta: Permission; callback: Permission}
  | {kind: 'dynamic fee without hook'}
  | {kind: 'no flag'};

/** Everything for which `initialize` refuses a hook in a pool with a fee; nothing where it is valid. */
export function hookFaults(hooks: bigint, fee: bigint): HookFault[] {
  const deltas = Object.entries(CALLBACKS) as [Permission, Permission][];
  const faults: HookFault[] = deltas
    .filter(([delta, callback]) => permits(hooks, delta) && !permits(hooks, callback))
    .map(([delta, callback]) => ({kind: 'delta without callback', delta, callback}));
  const isDynamic = fee === DYNAMIC_FEE;
  if (hooks === 0n && isDynamic) faults.push({kind: 'dynamic fee without hook'});
  if (hooks !== 0n && flagsOf(hooks) === 0n && !isDynamic) faults.push({kind: 'no flag'});
  return faults;
}

/** Whether `initialize` accepts a hook in a pool with a fee. */
export const isValidHook = (hooks: bigint, fee: bigint): boolean =>
  !hookFaults(hooks, fee).some(Boolean);
