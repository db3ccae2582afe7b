import {type Address, decodeErrorResult, parseAbi, parseUnits} from 'viem';
import {account, client} from '../../../support/chain';
import {deployDataOf, type Source} from '../../../support/contract';
import {eth} from '../../../universal-router/support/printChanges';
import {deployAt} from '../../hooks/support/deployAt';
import {bitsOf, type Flag} from '../../hooks/support/flags';
import {refusal} from '../../hooks/support/refusal';
import type {Action} from '../../support/actions';
import {quoter, stateView} from '../../support/lenses';
import {manager} from '../../support/manager';
import {idOf, key as market, type PoolKey, usdc} from '../../support/pool';

/** In place of a fee: the hook sets it. */
export const DYNAMIC_FEE = 0x800000;
export const tokens = [eth, usdc];

/** A hostile hook: its contract, what its address lets it do, and its arguments after the first two. */
export type Hostile = Source & {flags: readonly Flag[]; args?: readonly unknown[]; fee?: number};

/** Deploys a hook at an address with its flags, and gives the key of its pool of ether and USDC. */
export async function deployHostile({flags, args = [], fee, ...source}: Hostile): Promise<PoolKey> {
  const initCode = await deployDataOf(source, [manager.address, quoter.address, ...args]);
  const {address} = await deployAt(initCode, bitsOf(flags));
  return {...market, hooks: address, fee: fee ?? market.fee};
}

/** The price of the pool without a hook: 2,000 USDC for one ETH. */
export async function fairSqrtPriceX96(): Promise<bigint> {
  const slot0 = {...stateView, functionName: 'getSlot0', args: [idOf(market)]} as const;
  const [sqrtPriceX96] = await client.readContract(slot0);
  return sqrtPriceX96;
}

/** A deposit over all prices: so much USDC, and ether of the same worth at a price. */
export const depositOf = (usdcAmount: string, sqrtPriceX96: bigint) => {
  const amount1 = parseUnits(usdcAmount, usdc.decimals);
  const liquidity = (amount1 << 96n) / sqrtPriceX96;
  return {liquidity, amounts: [(liquidity << 96n) / sqrtPriceX96, amount1] as const};
};

/** The actions that open a position, and return the ether that it does not need. */
export const mintActions = (
  key: PoolKey,
  liquidity: bigint,
  most: readonly [bigint, bigint],
  owner: Address = account,
): Action[] => [
  ['MINT_POSITION', key, -887_220, 887_220, liquidity, ...most, owner, '0x'],
  ['SETTLE_PAIR', key.currency0, key.currency1],
  ['SWEEP', key.currency0, owner],
];

const errors = parseAbi([
  'error MaximumAmountExceeded(uint128 maximumAmount, uint128 amountRequested)',
  'error MinimumAmountInsufficient(uint128 minimumAmount, uint128 amountReceived)',
  'error PoolNotInitialized()',
  'error SafeCastOverflow()',
  'error V4TooLittleReceived(uint256 minAmountOutReceived, uint256 amountReceived)',
  'error V4TooMuchRequested(uint256 maxAmountInRequested, uint256 amountRequested)',
  'error WrappedError(address target, bytes4 selector, bytes reason, bytes details)',
]);

/** The name of the error with which a call reverts. */
export const errorOf = async (call: Promise<unknown>): Promise<string> =>
  decodeErrorResult({abi: errors, data: await refusal(call)}).errorName;
