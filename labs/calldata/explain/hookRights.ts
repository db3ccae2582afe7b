import type {Address} from 'viem';

/** The rights of a hook, from the lowest bit of its address on. */
const RIGHTS = [
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

type Right = (typeof RIGHTS)[number];

/** What a hook may do, by the low 14 bits of its address. */
export function hookRights(hook: Address): readonly Right[] {
  const bits = Number.parseInt(hook.slice(-4), 16);
  return RIGHTS.filter((_, index) => (bits >> index) & 1);
}

/** A hook in words: `no hook`, or what its address lets it do. */
export function hookText(hook: Address): string {
  if (/^0x0{40}$/.test(hook)) return 'no hook';
  const rights = hookRights(hook);
  return rights.length > 0 ? `hook with ${rights.join(', ')}` : 'hook without rights';
}
