import {type Address, hexToBigInt} from 'viem';
import {HOOK_MASK} from './mineSalt';

// #region flags
/** The permissions of a hook, by the bit of its address: 0 is the lowest. */
const FLAG_NAMES = [
  'afterRemoveLiquidityReturnDelta',
  'afterAddLiquidityReturnDelta',
  'afterSwapReturnDelta',
  'beforeSwapReturnDelta',
  'afterDonate',
  'beforeDonate',
  'afterSwap',
  'beforeSwap',
  'afterRemoveLiquidity',
  'beforeRemoveLiquidity',
  'afterAddLiquidity',
  'beforeAddLiquidity',
  'afterInitialize',
  'beforeInitialize',
] as const;

/** The name of a permission, as BaseHook has it. */
export type Flag = (typeof FLAG_NAMES)[number];

/** The lowest bits of an address that has these permissions and no others. */
export const bitsOf = (flags: readonly Flag[]): bigint =>
  flags.reduce((bits, flag) => bits | (1n << BigInt(FLAG_NAMES.indexOf(flag))), 0n);

/** The permissions of a hook, read from its address alone. */
export function flagsOf(hook: Address): Flag[] {
  const bits = hexToBigInt(hook) & HOOK_MASK;
  return FLAG_NAMES.filter((_, bit) => (bits >> BigInt(bit)) & 1n);
}
// #endregion flags
