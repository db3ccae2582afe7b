import {parseAbi} from 'viem';
import {client, confirm, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {market, showUsdc} from './support/market';
import {reasonOf} from './support/reasonOf';

const file = 'examples/v3/reference/coreLibraries/StateProbe.sol';
const abi = parseAbi([
  'function maxLiquidity(int24 tickSpacing) view returns (uint128)',
  'function updateBounds(int24 tickLower, int24 tickUpper, int24 tickCurrent, int128 liquidityDelta, uint256 growth0X128) returns (bool flippedLower, bool flippedUpper)',
  'function growthInside(int24 tickLower, int24 tickUpper, int24 tickCurrent, uint256 growth0X128) view returns (uint256)',
  'function cross(int24 tick, uint256 growth0X128) returns (int128 liquidityNet)',
  'function clear(int24 tick)',
  'function ticks(int24 tick) view returns (uint128 liquidityGross, int128 liquidityNet, uint256, uint256, int56, uint160, uint32, bool initialized)',
  'function updatePosition(int24 tickLower, int24 tickUpper, int128 liquidityDelta, uint256 inside0X128)',
  'function positionOf(address owner, int24 tickLower, int24 tickUpper) view returns (uint128 liquidity, uint128 tokensOwed0)',
]);

const {liquidity, tick, tickLower, tickUpper} = market;
const quarter = liquidity / 4n;
/** What 25 USDC of fees add to the fee growth of token0. */
const growthX128 = 190_223_625_994_936_056_396_767_702_510n;

run(async () => {
  const probe = {address: await deploy({file, contract: 'StateProbe'}), abi} as const;

  // #region max-liquidity
  const most = (spacing: number) =>
    client.readContract({...probe, functionName: 'maxLiquidity', args: [spacing]});
  for (const spacing of [1, 10, 60, 200]) console.log(`spacing ${spacing}: ${await most(spacing)}`);
  console.log(`spacing 0: reverts with ${await reasonOf(most(0))}`);
  // #endregion max-liquidity

  // #region tick-update
  const update = (delta: bigint) =>
    client.simulateContract({
      ...probe,
      functionName: 'updateBounds',
      args: [tickLower, tickUpper, tick, delta, 0n],
    });
  const {request, result} = await update(quarter);
  await confirm(await client.writeContract(request));
  console.log(`flipped: lower ${result[0]}, upper ${result[1]}`);
  for (const bound of [tickLower, tickUpper]) {
    const info = await client.readContract({...probe, functionName: 'ticks', args: [bound]});
    console.log(`tick ${bound}: gross ${info[0]}, net ${info[1]}`);
  }
  console.log(`more than the tick holds: reverts with ${await reasonOf(update(-quarter - 1n))}`);
  console.log(`too much: reverts with ${await reasonOf(update(await most(60)))}`);
  // #endregion tick-update

  // #region tick-inside
  const inside = (current: number, globalX128: bigint) =>
    client.readContract({
      ...probe,
      functionName: 'growthInside',
      args: [tickLower, tickUpper, current, globalX128],
    });
  console.log(`25 USDC of fees in the range: ${await inside(tick, growthX128)}`);
  // #endregion tick-inside

  // #region position
  const poke = (delta: bigint, insideX128: bigint) =>
    client.simulateContract({
      ...probe,
      account: client.account,
      functionName: 'updatePosition',
      args: [tickLower, tickUpper, delta, insideX128],
    });
  console.log(`poke of no position: reverts with ${await reasonOf(poke(0n, 0n))}`);
  await confirm(await client.writeContract((await poke(quarter, 0n)).request));
  await confirm(await client.writeContract((await poke(0n, growthX128)).request));
  const [held, owed] = await client.readContract({
    ...probe,
    functionName: 'positionOf',
    args: [client.account.address, tickLower, tickUpper],
  });
  console.log(`liquidity ${held}, owed ${showUsdc(owed)}`);
  const tooMuch = poke(-quarter - 1n, growthX128);
  console.log(`more than it has: reverts with ${await reasonOf(tooMuch)}`);
  // #endregion position

  // #region tick-cross
  const crossing = [tickLower, growthX128] as const;
  const crossed = await client.simulateContract({...probe, functionName: 'cross', args: crossing});
  await confirm(await client.writeContract(crossed.request));
  console.log(`falling through tick ${tickLower}: liquidity changes by ${-crossed.result}`);
  // The pool earns as much again, but below the range.
  console.log(`in the range still: ${await inside(tickLower - 1, 2n * growthX128)}`);
  // #endregion tick-cross

  // #region tick-clear
  await confirm(await client.writeContract({...probe, functionName: 'clear', args: [tickLower]}));
  const gone = await client.readContract({...probe, functionName: 'ticks', args: [tickLower]});
  console.log(`tick ${tickLower}: gross ${gone[0]}, net ${gone[1]}, in use ${gone[7]}`);
  // #endregion tick-clear
});
