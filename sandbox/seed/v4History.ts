import {zeroAddress} from 'viem';
import type {PoolKey, SandboxPool} from '../../packages/sandbox/contents';
import type {Builder} from '../chain/createBuilder';
import {fromForge} from '../fromPackage';
import {units} from '../tokens';
import {FAR_DEADLINE} from './deadline';
import {tradedPool} from './pools';
import {encodeActions} from './v4Actions';

const V4_SWAP = '0x10';

/** Swaps of whole ETH sold, or of whole USDC sold: they move the price and leave fees. */
const SWAPS: readonly {sold: 'ETH' | 'USDC'; whole: number}[] = [
  {sold: 'ETH', whole: 10},
  {sold: 'USDC', whole: 30_000},
  {sold: 'ETH', whole: 5},
  {sold: 'USDC', whole: 8_000},
  {sold: 'ETH', whole: 2},
  {sold: 'USDC', whole: 6_000},
];

/** Trades in a pool of v4 through the router, one a block, so that its positions are owed fees. */
export function tradeInV4(
  builder: Builder,
  pools: readonly SandboxPool[],
): (() => Promise<void>)[] {
  const {feePips, tickSpacing} = tradedPool;
  const traded = pools.find(({key}) => key?.fee === feePips && key?.tickSpacing === tickSpacing);
  const key = traded?.key;
  if (!key) throw new Error('the pool with a history is not among the pools');
  return SWAPS.map((swap) => () => trade(builder, {key, ...swap}));
}

type Swap = (typeof SWAPS)[number] & {key: PoolKey};

async function trade({send, addressOf}: Builder, {key, sold, whole}: Swap): Promise<void> {
  const zeroForOne = (sold === 'ETH') === (key.currency0 === zeroAddress);
  const [paid, taken] = zeroForOne
    ? [key.currency0, key.currency1]
    : [key.currency1, key.currency0];
  const amountIn = units(sold, whole);
  // The price is known: no other account trades.
  const swap = {key, zeroForOne, amountIn, amountOutMinimum: 0n, hookData: '0x'};
  const input = encodeActions([
    ['SWAP_EXACT_IN_SINGLE', swap],
    ['SETTLE_ALL', paid, amountIn],
    ['TAKE_ALL', taken, 0n],
  ]);
  await send({
    to: addressOf('UniversalRouterV2_0'),
    abi: fromForge('universal-router-2.0.0', 'UniversalRouter').abi,
    functionName: 'execute',
    args: [V4_SWAP, [input], FAR_DEADLINE],
    valueWei: sold === 'ETH' ? amountIn : 0n,
  });
}
