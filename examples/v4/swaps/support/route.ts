import {type Address, parseEther, zeroAddress} from 'viem';
import {client, tokenOf} from '../../../support/chain';
import {quoter} from '../../support/lenses';
import {key, type PoolKey, usdc} from '../../support/pool';

export const dai = tokenOf('DAI');
export const oneEther = parseEther('1');

// #region pools
/** Three pools without a hook: two of ETH and USDC, and one of USDC and DAI. */
export const pools = {
  deep: {fee: 3_000, tickSpacing: 60}, // 0.3%
  cheap: {fee: 500, tickSpacing: 10}, // 0.05%
  stable: {fee: 100, tickSpacing: 1}, // 0.01%
} as const;

type Pool = (typeof pools)[keyof typeof pools];

/** A step of a path: the pool, and the currency on its other side. */
export const step = (intermediateCurrency: Address, pool: Pool) =>
  ({intermediateCurrency, ...pool, hooks: zeroAddress, hookData: '0x'}) as const;

/** The key of the pool at 0.05%. */
export const cheapKey = {...key, ...pools.cheap} satisfies PoolKey;

/** currency0 of USDC and DAI has the lower address: DAI on Ethereum, and not on every chain. */
const usdcIsFirst = BigInt(usdc.address) < BigInt(dai.address);
export const stableKey = {
  currency0: usdcIsFirst ? usdc.address : dai.address,
  currency1: usdcIsFirst ? dai.address : usdc.address,
  ...{...pools.stable, hooks: zeroAddress},
} satisfies PoolKey;
export const usdcForDai = {poolKey: stableKey, zeroForOne: usdcIsFirst, hookData: '0x'} as const;
// #endregion pools

/** What an exact input gives in one pool. */
export async function quoteSingle(
  swap: {poolKey: PoolKey; zeroForOne: boolean; hookData: '0x'},
  exactAmount: bigint,
): Promise<bigint> {
  const args = [{...swap, exactAmount}] as const;
  const call = {...quoter, functionName: 'quoteExactInputSingle', args} as const;
  const {result} = await client.simulateContract(call);
  return result[0];
}
