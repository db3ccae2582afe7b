import {parseAbi} from 'viem';
import {client, confirm, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {market} from './support/market';
import {reasonOf} from './support/reasonOf';

const file = 'examples/v3/reference/coreLibraries/OracleProbe.sol';
const abi = parseAbi([
  'function initialize(uint32 time)',
  'function grow(uint16 next)',
  'function write(uint32 time, int24 tick, uint128 liquidity)',
  'function observe(uint32 time, uint32[] secondsAgos, int24 tick, uint128 liquidity) view returns (int56[], uint160[])',
  'function observeSingle(uint32 time, uint32 secondsAgo, int24 tick, uint128 liquidity) view returns (int56, uint160)',
  'function index() view returns (uint16)',
  'function cardinality() view returns (uint16)',
  'function cardinalityNext() view returns (uint16)',
]);

const {liquidity, tick} = market;
/** The tick at 2,200 USDC per WETH. */
const risenTick = 199_358;
/** The time at which the pool of the example starts, and two later ones. */
const [start, risen, now] = [1_700_000_000, 1_700_001_200, 1_700_001_800];

run(async () => {
  const probe = {address: await deploy({file, contract: 'OracleProbe'}), abi} as const;
  const state = async () => {
    const [index, cardinality, next] = await Promise.all(
      (['index', 'cardinality', 'cardinalityNext'] as const).map((functionName) =>
        client.readContract({...probe, functionName}),
      ),
    );
    return `index ${index}, cardinality ${cardinality}, next ${next}`;
  };

  // #region initialize
  const before = client.simulateContract({...probe, functionName: 'grow', args: [2]});
  console.log(`grow at first: reverts with ${await reasonOf(before)}`);
  const init = await client.writeContract({...probe, functionName: 'initialize', args: [start]});
  await confirm(init);
  console.log(await state());
  // #endregion initialize

  // #region grow
  await confirm(await client.writeContract({...probe, functionName: 'grow', args: [3]}));
  console.log(await state());
  const gas = (next: number) =>
    client.estimateContractGas({...probe, functionName: 'grow', args: [next]});
  const perSlot = ((await gas(203)) - (await gas(103))) / 100n;
  console.log(`gas for one more slot: ${perSlot}`);
  // #endregion grow

  // #region write
  const write = (time: number) =>
    client.writeContract({...probe, functionName: 'write', args: [time, tick, liquidity]});
  await confirm(await write(risen));
  console.log(await state());
  await confirm(await write(risen));
  console.log(`again in that second: ${await state()}`);
  // #endregion write

  // #region observe
  const observe = (secondsAgos: readonly number[]) =>
    client.readContract({
      ...probe,
      functionName: 'observe',
      args: [now, secondsAgos, risenTick, liquidity],
    });
  const [[then = 0n, latest = 0n], [thenX128 = 0n, latestX128 = 0n]] = await observe([1_800, 0]);
  console.log(`tick sums ${then} and ${latest}`);
  console.log(`mean tick ${(latest - then) / 1_800n}`);
  console.log(`mean liquidity ${(1_800n << 128n) / (latestX128 - thenX128)}`);
  console.log(`1,801 seconds: reverts with ${await reasonOf(observe([1_801]))}`);
  // #endregion observe

  // #region observe-single
  for (const secondsAgo of [1_200, 600, 300, 0]) {
    const args = [now, secondsAgo, risenTick, liquidity] as const;
    const [sum] = await client.readContract({...probe, functionName: 'observeSingle', args});
    console.log(`${secondsAgo} seconds ago: ${sum}`);
  }
  // #endregion observe-single
});
