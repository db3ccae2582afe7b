import {type Address, type Hex, parseEther, zeroAddress} from 'viem';
import type {addressOf} from '../../support/chain';
import {atLeast, quoteV2, quoteV3, v3Path} from '../../universal-router/support/quotes';
import {quoteOf} from '../../v4/support/swap';
import {key, type PoolKey, usdc} from '../../v4/support/pool';
import {weth} from '../../v3/swaps/support/tokens';

/** Where a swap trades: the pair of v2, the pool of v3 or that of v4, each at 0.3%. */
export type PoolVersion = 'v2' | 'v3' | 'v4';

type Wanted = {pays: 'WETH' | 'ETH'; amountIn: bigint; deadline: bigint};

/** What every tool is asked for. */
export type ToolTerms = Wanted & {
  quoted: Readonly<Record<PoolVersion, bigint>>;
  minimum: Readonly<Record<PoolVersion, bigint>>;
};

/** A call as a tool encodes it. */
export type ToolCall = {data: Hex; value: bigint};

/** One way to make the swap: the contract, and the same call from every tool that encodes it. */
export type ToolSwap = {
  version: PoolVersion;
  contract: Parameters<typeof addressOf>[0];
  allowance: 'ERC-20' | 'Permit2' | 'signature';
  calls: Readonly<Record<string, ToolCall>>;
};

// #region terms
export const oneEther = parseEther('1');
export const path: Address[] = [weth.address, usdc.address];
export const pathV3 = v3Path(weth.address, 3_000, usdc.address);

/** currency0 has the lower address: USDC on Ethereum, WETH on Base, and ETH everywhere. */
const usdcIsFirst = BigInt(usdc.address) < BigInt(weth.address);
const wethKey: PoolKey = {
  currency0: usdcIsFirst ? usdc.address : weth.address,
  currency1: usdcIsFirst ? weth.address : usdc.address,
  ...{fee: 3_000, tickSpacing: 60, hooks: zeroAddress},
};

/** The swap in v4: pools of v4 hold ETH itself, so WETH and ETH have one each. */
export const swapInV4 = ({pays, amountIn}: Wanted) => ({
  poolKey: pays === 'ETH' ? key : wethKey,
  zeroForOne: pays === 'ETH' || !usdcIsFirst,
  amountSpecified: -amountIn, // negative: an exact input
});

/** The minimum in each pool: its quote less 0.5%, rounded down. */
export async function readTerms(wanted: Wanted): Promise<ToolTerms> {
  const {amountIn} = wanted;
  const quoted = {
    v2: await quoteV2(path, amountIn),
    v3: await quoteV3(pathV3, amountIn),
    v4: await quoteOf(swapInV4(wanted)),
  };
  const minimum = {v2: atLeast(quoted.v2), v3: atLeast(quoted.v3), v4: atLeast(quoted.v4)};
  return {...wanted, quoted, minimum};
}
// #endregion terms
