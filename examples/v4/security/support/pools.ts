import {type Address, decodeErrorResult, formatUnits, parseAbi, parseUnits} from 'viem';
import {account, client, type TokenFacts} from '../../../support/chain';
import {deployDataOf, type Source} from '../../../support/contract';
import {eth} from '../../../universal-router/support/printChanges';
import {atMost} from '../../../universal-router/support/quotes';
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
export type Hostile = Source & {
  flags: readonly Flag[];
  args?: readonly unknown[];
  fee?: number;
  /** What tells it from another one with the same flags. */
  note?: string;
};

/** "beforeSwap + afterSwap" */
export const titleOf = ({flags, note}: Hostile): string =>
  (flags.join(' + ') || 'no flag') + (note ? `, ${note}` : '');

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

/** Liquidity over all prices: so much USDC at a price, and ether of the same worth. */
export type Deposit = {
  sqrtPriceX96: bigint;
  liquidity: bigint;
  amounts: readonly [wei: bigint, usdcUnits: bigint];
};

/** What to deposit so that it takes this much USDC. */
export function depositOf(usdcAmount: string, sqrtPriceX96: bigint): Deposit {
  const usdcUnits = parseUnits(usdcAmount, usdc.decimals);
  const liquidity = (usdcUnits << 96n) / sqrtPriceX96;
  return {sqrtPriceX96, liquidity, amounts: [(liquidity << 96n) / sqrtPriceX96, usdcUnits]};
}

/** The most to pay for a deposit: 0.5% more than its amounts. */
export const mostFor = ({amounts}: Deposit) => [atMost(amounts[0]), atMost(amounts[1])] as const;

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

/** Raw units of ether or USDC, in both forms. */
export const show = (units: bigint, {decimals, symbol}: TokenFacts = usdc): string =>
  `${formatUnits(units, decimals)} ${symbol} (${units})`;

/** The name of the error with which a call reverts. */
export const errorOf = async (call: Promise<unknown>): Promise<string> =>
  decodeErrorResult({abi: errors, data: await refusal(call)}).errorName;
