import {parseAbi} from 'viem';
import {client, confirm, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {market} from './support/market';
import {reasonOf} from './support/reasonOf';

const file = 'examples/v3/reference/coreLibraries/SecondsProbe.sol';
const abi = parseAbi([
  'function initialize(int24 tick, int24 tickCurrent, int24 tickSpacing, uint32 time)',
  'function cross(int24 tick, int24 tickSpacing, uint32 time)',
  'function clear(int24 tick, int24 tickSpacing)',
  'function get(int24 tick, int24 tickSpacing) view returns (uint32)',
  'function inside(int24 tickLower, int24 tickUpper, int24 tickCurrent, int24 tickSpacing, uint32 time) view returns (uint32)',
]);

const {tick, tickLower, tickUpper, tickSpacing} = market;
const start = 1_700_000_000;

run(async () => {
  const probe = {address: await deploy({file, contract: 'SecondsProbe'}), abi} as const;
  const get = (bound: number, spacing: number = tickSpacing) =>
    client.readContract({...probe, functionName: 'get', args: [bound, spacing]});

  // #region initialize
  for (const bound of [tickLower, tickUpper]) {
    const args = [bound, tick, tickSpacing, start] as const;
    await confirm(await client.writeContract({...probe, functionName: 'initialize', args}));
  }
  console.log(`tick ${tickLower}: ${await get(tickLower)}`);
  console.log(`tick ${tickUpper}: ${await get(tickUpper)}`);
  console.log(`tick 200311: reverts with ${await reasonOf(get(tick))}`);
  // #endregion initialize

  // #region inside
  const inside = (current: number, time: number) =>
    client.readContract({
      ...probe,
      functionName: 'inside',
      args: [tickLower, tickUpper, current, tickSpacing, time],
    });
  console.log(`after 600 seconds at ${tick}: ${await inside(tick, start + 600)}`);
  // #endregion inside

  // #region cross
  const crossing = [tickLower, tickSpacing, start + 600] as const;
  await confirm(await client.writeContract({...probe, functionName: 'cross', args: crossing}));
  console.log(`tick ${tickLower}: ${await get(tickLower)}`);
  console.log(`after 300 more below it: ${await inside(tickLower - 1, start + 900)}`);
  // #endregion cross

  // #region clear
  const clearing = [tickLower, tickSpacing] as const;
  await confirm(await client.writeContract({...probe, functionName: 'clear', args: clearing}));
  console.log(`cleared: ${await get(tickLower)}`);
  // #endregion clear
});
