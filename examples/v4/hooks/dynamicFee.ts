import {formatUnits, parseAbi, parseEther, parseEventLogs, parseUnits} from 'viem';
import {account, client, confirm, requireBalance, run} from '../../support/chain';
import {stateView} from '../support/lenses';
import {manager} from '../support/manager';
import {idOf, key, type PoolKey, usdc} from '../support/pool';
import {quoteOf, type Swap, swapInPool} from '../support/swap';
import {deployMined} from './support/deployMined';
import {openPool} from './support/openPool';

// #region constants
const DYNAMIC_FEE = 0x800000; // in place of a fee: the hook sets it
const AFTER_INITIALIZE_FLAG = 1n << 12n;
const BEFORE_INITIALIZE_AND_SWAP = (1n << 13n) | (1n << 7n);
const storedFee = {file: 'examples/v4/hooks/StoredFee.sol', contract: 'StoredFee'};
const feePerSwap = {file: 'examples/v4/hooks/FeePerSwap.sol', contract: 'FeePerSwap'};
const liquidityUsdc = parseUnits('10000', usdc.decimals);
const amountInWei = parseEther('0.01');
// #endregion constants
const abi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'function setFee(PoolKey key, uint24 feePips)',
  'event Swap(bytes32 indexed id, address indexed sender, int128 amount0, int128 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick, uint24 fee)',
]);

const sellIn = (poolKey: PoolKey): Swap => ({
  poolKey,
  zeroForOne: true,
  amountSpecified: -amountInWei,
});
const buyIn = (poolKey: PoolKey): Swap => ({
  poolKey,
  zeroForOne: false,
  amountSpecified: amountInWei,
});
const inUsdc = (amount: bigint) => `${formatUnits(amount, usdc.decimals)} USDC`;

/** Prints the fee that PoolManager stores for a pool, and what 0.01 ETH bring and cost there. */
async function print(what: string, poolKey: PoolKey): Promise<void> {
  // #region read
  const slot0 = {...stateView, functionName: 'getSlot0', args: [idOf(poolKey)]} as const;
  const [, , , lpFee] = await client.readContract(slot0);
  // #endregion read
  const [brings, costs] = [await quoteOf(sellIn(poolKey)), await quoteOf(buyIn(poolKey))];
  console.log(`${what.padEnd(15)} ${lpFee}  ${inUsdc(brings)}  ${inUsdc(costs)}`);
}

run(async () => {
  await requireBalance(usdc, 2n * liquidityUsdc);
  console.log('pool            stored, 0.01 ETH sold, bought');

  // #region stored
  const stored = {
    ...key,
    fee: DYNAMIC_FEE,
    hooks: await deployMined(storedFee, {
      flags: AFTER_INITIALIZE_FLAG,
      args: [manager.address, account],
    }),
  };
  await openPool(stored, liquidityUsdc);
  await print('StoredFee', stored);
  // #endregion stored

  // #region set
  const {request} = await client.simulateContract({
    address: stored.hooks,
    abi,
    functionName: 'setFee',
    args: [stored, 500], // 0.05%
  });
  await confirm(await client.writeContract(request));
  await print('  after setFee', stored);
  // #endregion set

  // #region override
  const perSwap = {
    ...key,
    fee: DYNAMIC_FEE,
    hooks: await deployMined(feePerSwap, {
      flags: BEFORE_INITIALIZE_AND_SWAP,
      args: [manager.address],
    }),
  };
  await openPool(perSwap, liquidityUsdc);
  await print('FeePerSwap', perSwap);
  // #endregion override

  // #region swaps
  for (const swap of [sellIn(stored), sellIn(perSwap), buyIn(perSwap)]) {
    const {logs} = await swapInPool(swap);
    const [swapped] = parseEventLogs({abi, eventName: 'Swap', logs});
    const hook = swap.poolKey === stored ? 'StoredFee' : 'FeePerSwap';
    console.log(`${hook}, ${swap.zeroForOne ? 'sold' : 'bought'}: paid fee ${swapped?.args.fee}`);
  }
  // #endregion swaps
});
