import {type Address, parseAbi, parseEventLogs, type TransactionReceipt} from 'viem';
import {withAllowances} from '../../../support/allowances';
import {client, confirm} from '../../../support/chain';
import {stateView} from '../../support/lenses';
import {manager} from '../../support/manager';
import {idOf, type PoolKey, usdc} from '../../support/pool';
import {deployMined} from './deployMined';

/** What the programs call of LimitOrders. */
export const ordersAbi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'struct Fees { uint256 amount0X128; uint256 amount1X128; }',
  'function place(PoolKey key, int24 tickLower, bool sells0, uint128 amountIn) payable returns (uint256 orderId)',
  'function cancel(uint256 orderId)',
  'function withdraw(uint256 orderId)',
  'function fill(uint256 batchId)',
  'function isPassed(uint256 batchId) view returns (bool)',
  'function orderOf(uint256 orderId) view returns (address owner, uint256 batchId, uint128 liquidity, Fees start)',
  'event Placed(uint256 indexed orderId, address indexed owner, uint256 indexed batchId, uint128 liquidity)',
  'event Filled(uint256 indexed batchId, uint256 output)',
]);

// #region deploy
/** Deploys the hook: afterInitialize is bit 12 of its address, afterSwap bit 6. */
export const deployLimitOrders = (): Promise<Address> =>
  deployMined(
    {file: 'examples/v4/hooks/LimitOrders.sol', contract: 'LimitOrders'},
    {flags: (1n << 12n) | (1n << 6n), args: [manager.address]},
  );
// #endregion deploy

/** An order: what it sells, and over which prices, by the lower tick of one spacing. */
export type LimitOrder = {
  poolKey: PoolKey;
  tickLower: number;
  sells0: boolean;
  amountIn: bigint;
};

// #region place
/** Places an order, which is paid with ether or with USDC that the hook may take only meanwhile. */
export async function placeOrder({poolKey, tickLower, sells0, amountIn}: LimitOrder) {
  const send = async (): Promise<TransactionReceipt> => {
    const {request} = await client.simulateContract({
      address: poolKey.hooks,
      abi: ordersAbi,
      functionName: 'place',
      args: [poolKey, tickLower, sells0, amountIn],
      value: sells0 ? amountIn : 0n,
    });
    return confirm(await client.writeContract(request));
  };
  const allowance = {token: usdc.address, spender: poolKey.hooks, amount: amountIn};
  const receipt = sells0 ? await send() : await withAllowances([allowance], send);
  const {logs} = receipt;
  const [placed] = parseEventLogs({abi: ordersAbi, eventName: 'Placed', logs});
  if (!placed) throw new Error('no order was placed');
  return {...placed.args, receipt};
}
// #endregion place

// #region end
/** Cancels an order, withdraws a filled one, or fills a batch that a swap has left out. */
export async function call(
  hooks: Address,
  functionName: 'cancel' | 'withdraw' | 'fill',
  id: bigint,
): Promise<TransactionReceipt> {
  const order = {address: hooks, abi: ordersAbi, functionName, args: [id]} as const;
  const {request} = await client.simulateContract(order);
  return confirm(await client.writeContract(request));
}
// #endregion end

// #region filled
/** The batches that a transaction has filled. */
export const filledIn = ({logs}: TransactionReceipt): bigint[] =>
  parseEventLogs({abi: ordersAbi, eventName: 'Filled', logs}).map(({args}) => args.batchId);
// #endregion filled

/** The tick of a pool's price. */
export async function readTick(poolKey: PoolKey): Promise<number> {
  const slot0 = {...stateView, functionName: 'getSlot0', args: [idOf(poolKey)]} as const;
  const [, tick] = await client.readContract(slot0);
  return tick;
}
