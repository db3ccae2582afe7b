import assert from 'node:assert/strict';
import {
  createTestClient,
  encodeFunctionData,
  parseAbi,
  parseEther,
  parseUnits,
  zeroHash,
} from 'viem';
import {chain, client, confirm, transport} from '../../support/chain';
import {runOnSandbox} from '../../support/runOnSandbox';
import {deployHook} from '../hooks/support/deployHook';
import {stateView} from '../support/lenses';
import {deployUnlocker, manager} from '../support/manager';
import {idOf, key as marketKey, usdc} from '../support/pool';

const AFTER_INITIALIZE_FLAG = 1n << 12n;
const BEFORE_SWAP_FLAG = 1n << 7n;
const source = {file: 'examples/v4/concepts/TickRecorder.sol', contract: 'TickRecorder'};
const recorderAbi = parseAbi([
  'struct Sum { int56 tickSeconds; uint40 time; }',
  'function sumOf(bytes32 id) view returns (Sum sum)',
]);
const node = createTestClient({chain, transport, mode: 'anvil'});
const MAX_SQRT_PRICE = 1461446703485210103287273052203988822378723970342n;
const dollars = (text: string) => parseUnits(text, usdc.decimals);
/** USDC per ETH at a tick. */
const priceAt = (tick: number) => (1.0001 ** tick * 1e12).toFixed(2);

// #region mean-tick
type Sum = {tickSeconds: bigint; time: number};
/** The mean tick between two readings, rounded down. */
const meanTickOf = (first: Sum, last: Sum): number =>
  Math.floor(Number(last.tickSeconds - first.tickSeconds) / (last.time - first.time));
// #endregion mean-tick

runOnSandbox('sets the time of blocks', async () => {
  // #region pool
  const hooks = await deployHook(source, AFTER_INITIALIZE_FLAG | BEFORE_SWAP_FLAG);
  const key = {...marketKey, hooks};
  const id = idOf(key);
  const slot0 = {...stateView, functionName: 'getSlot0'} as const;
  const [sqrtPriceX96] = await client.readContract({...slot0, args: [idOf(marketKey)]});
  const initialize = {...manager, functionName: 'initialize', args: [key, sqrtPriceX96]} as const;
  await confirm(await client.writeContract(initialize));
  // #endregion pool
  const readTick = async () => (await client.readContract({...slot0, args: [id]}))[1];

  const unlocker = await deployUnlocker(dollars('100000'));
  const encodeSwap = (params: {
    zeroForOne: boolean;
    amountSpecified: bigint;
    sqrtPriceLimitX96: bigint;
  }) => encodeFunctionData({...manager, functionName: 'swap', args: [key, params, '0x']});
  const provide = encodeFunctionData({
    ...manager,
    functionName: 'modifyLiquidity',
    args: [
      key,
      {
        tickLower: -887_220,
        tickUpper: 887_220,
        liquidityDelta: (dollars('20000') << 96n) / sqrtPriceX96,
        salt: zeroHash,
      },
      '0x',
    ],
  });
  const limits = (wei: bigint, units: bigint) => [
    {currency: key.currency0, least: -wei},
    {currency: key.currency1, least: -units},
  ];
  await unlocker.run([provide], limits(parseEther('10.1'), dollars('20100')), parseEther('10.1'));

  // #region read
  const recorder = {address: hooks, abi: recorderAbi} as const;
  const readSum = () => client.readContract({...recorder, functionName: 'sumOf', args: [id]});
  await node.mine({blocks: 1});
  const first = await readSum();
  // #endregion read
  const tick = await readTick();
  console.log(`tick ${tick}, ${priceAt(tick)} USDC per ETH`);

  // #region within
  // Buys 5 ETH and sells ETH down to the old price, in one transaction.
  const push = encodeSwap({
    zeroForOne: false,
    amountSpecified: parseEther('5'), // positive: an exact output
    sqrtPriceLimitX96: MAX_SQRT_PRICE - 1n,
  });
  const most = parseEther('5.1');
  const pull = encodeSwap({
    zeroForOne: true,
    amountSpecified: -most, // negative: an exact input
    sqrtPriceLimitX96: sqrtPriceX96,
  });
  await node.setNextBlockTimestamp({timestamp: BigInt(first.time + 600)});
  await unlocker.run([push, pull], limits(parseEther('0.1'), dollars('150')), parseEther('0.1'));
  // #endregion within
  assert.equal(await readTick(), tick);
  console.log(
    `mean after a push within one transaction: tick ${meanTickOf(first, await readSum())}`,
  );

  // #region lasting
  // Buys 5 ETH, and sells them 12 seconds later, in the next block.
  await node.setNextBlockTimestamp({timestamp: BigInt(first.time + 1_200)});
  await unlocker.run([push], limits(0n, dollars('20300')));
  const falseTick = await readTick();
  console.log(`pushed to tick ${falseTick}, ${priceAt(falseTick)} USDC per ETH, for 12 seconds`);
  await node.setNextBlockTimestamp({timestamp: BigInt(first.time + 1_212)});
  await unlocker.run([pull], limits(most, 0n), most);
  // #endregion lasting

  // #region mean
  await node.setNextBlockTimestamp({timestamp: BigInt(first.time + 1_800)});
  await node.mine({blocks: 1});
  const last = await readSum();
  const meanTick = meanTickOf(first, last);
  console.log(
    `mean of ${last.time - first.time} s: tick ${meanTick}, ${priceAt(meanTick)} USDC per ETH`,
  );
  // #endregion mean
});
