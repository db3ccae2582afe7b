import {formatEther, formatUnits, parseAbi, parseEventLogs, parseUnits} from 'viem';
import {account, client, confirm} from '../../support/chain';
import {runOnSandbox} from '../../support/runOnSandbox';
import {command} from '../../universal-router/support/commands';
import {allow} from '../../universal-router/support/permits';
import {atLeast} from '../../universal-router/support/quotes';
import {execute} from '../../universal-router/support/router';
import {listOf} from '../support/actions';
import {quoter, stateView} from '../support/lenses';
import {manager} from '../support/manager';
import {idOf, key, usdc} from '../support/pool';
import {becomeController, fees} from '../support/protocolFees';

const {V4_SWAP} = command;
const amountIn = parseUnits('10000', usdc.decimals);
const swapEvent = parseAbi([
  'event Swap(bytes32 indexed id, address indexed sender, int128 amount0, int128 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick, uint24 fee)',
]);

/** What 10,000 USDC buy, in wei. */
async function quote(): Promise<bigint> {
  const params = {poolKey: key, zeroForOne: false, exactAmount: amountIn, hookData: '0x'} as const;
  const call = {...quoter, functionName: 'quoteExactInputSingle', args: [params]} as const;
  const {result} = await client.simulateContract(call);
  return result[0];
}

/** Pays 10,000 USDC for ether, and gives the fee that the pool says it has taken. */
async function swap(): Promise<number> {
  const amountOutMinimum = atLeast(await quote());
  await allow(usdc, amountIn);
  const params = {poolKey: key, zeroForOne: false, amountIn, amountOutMinimum, hookData: '0x'};
  const actions = listOf([
    ['SWAP_EXACT_IN_SINGLE', params],
    ['SETTLE_ALL', usdc.address, amountIn],
    ['TAKE_ALL', key.currency0, amountOutMinimum],
  ]);
  const {logs} = await execute([[V4_SWAP, actions]]);
  const [swapped] = parseEventLogs({abi: swapEvent, logs});
  if (!swapped) throw new Error('the pool has not swapped');
  return swapped.args.fee;
}

const feesOfPool = async () => {
  const slot0 = {...stateView, functionName: 'getSlot0', args: [idOf(key)]} as const;
  const [, , protocolFee, lpFee] = await client.readContract(slot0);
  return {sellingEther: protocolFee & 0xfff, sellingUsdc: protocolFee >> 12, lpFee};
};
const growth = async () => {
  const globals = {...stateView, functionName: 'getFeeGrowthGlobals', args: [idOf(key)]} as const;
  const [, ofUsdc] = await client.readContract(globals);
  return ofUsdc;
};
const show = (units: bigint) => `${formatUnits(units, usdc.decimals)} USDC`;

runOnSandbox('sets the protocol fee as governance does', async () => {
  console.log(`10,000 USDC buy ${formatEther(await quote())} ETH`);
  await becomeController();

  // #region set
  const [sellingEther, sellingUsdc] = [500, 1_000]; // hundredths of a basis point: 0.05% and 0.1%
  const packed = sellingEther | (sellingUsdc << 12);
  const set = {functionName: 'setProtocolFee', args: [key, packed]} as const;
  await confirm(await client.writeContract({...fees, ...set}));
  const now = await feesOfPool();
  console.log(`protocol fee ${now.sellingEther} to sell ETH, ${now.sellingUsdc} to sell USDC`);
  console.log(`10,000 USDC buy ${formatEther(await quote())} ETH`);
  // #endregion set

  // #region sum
  const product = Math.floor((now.sellingUsdc * now.lpFee) / 1_000_000);
  console.log(`sum of the fees ${now.sellingUsdc + now.lpFee - product}`);
  const before = await growth();
  console.log(`fee in the event ${await swap()}`);
  // #endregion sum

  // #region shares
  const inRange = {...stateView, functionName: 'getLiquidity', args: [idOf(key)]} as const;
  const liquidity = await client.readContract(inRange);
  const toProviders = (((await growth()) - before) * liquidity) >> 128n;
  const accrued = {functionName: 'protocolFeesAccrued', args: [usdc.address]} as const;
  console.log(`protocol ${show(await client.readContract({...manager, ...accrued}))}`);
  console.log(`providers ${show(toProviders)}`);
  // #endregion shares

  // #region collect
  const all = 0n; // stands for everything accrued
  const collect = {
    functionName: 'collectProtocolFees',
    args: [account, usdc.address, all],
  } as const;
  const {result: collected, request} = await client.simulateContract({
    ...fees,
    ...collect,
    account,
  });
  await confirm(await client.writeContract(request));
  console.log(`collected ${show(collected)}`);
  // #endregion collect
});
