import {parseAbi, parseUnits, type Address} from 'viem';
import {client, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {show, usdc, weth} from '../support/tokens';
import {failureOf} from './support/failureOf';
import {growHistory, passSeconds, poolOf, usdcPerWeth} from './support/oraclePools';
import {quoteSale, sell} from './support/trade';

const file = 'examples/v3/reference/peripheryLibraries/OracleProbe.sol';
const oldFile = 'examples/v3/reference/peripheryLibraries/WeightedOracleProbe.sol';
const oracleAbi = parseAbi([
  'struct Reading { int24 tick; uint128 weight; }',
  'function consult(address pool, uint32 windowSeconds) view returns (int24 meanTick, uint128 meanLiquidity)',
  'function weighted(Reading[] readings) view returns (int24 tick)',
]);
const oldAbi = parseAbi([
  'function consult(address pool, uint32 windowSeconds) view returns (int24 meanTick, uint128 meanLiquidity)',
  'function weighted(address[] pools, uint32 windowSeconds) view returns (int24)',
]);
const windowSeconds = 1_800;

run(async () => {
  const probe = {address: await deploy({file, contract: 'OracleProbe'}), abi: oracleAbi} as const;
  const old = {
    address: await deploy({file: oldFile, contract: 'WeightedOracleProbe'}),
    abi: oldAbi,
  } as const;

  const consult = (pool: Address, seconds: number) =>
    client.readContract({...probe, functionName: 'consult', args: [pool, seconds]});

  const deepPool = await poolOf(3_000); // 2,000,000 USDC and 1,000 WETH, over every price
  const thinPool = await poolOf(10_000); // a tenth of that

  // #region weighted
  const weigh = (readings: {tick: number; weight: bigint}[]) =>
    client.readContract({...probe, functionName: 'weighted', args: [readings]});
  const readings = [];
  for (const pool of [deepPool, thinPool]) {
    const [tick, weight] = await consult(pool, windowSeconds);
    readings.push({tick, weight});
    console.log(`tick ${tick}, weight ${weight}`);
  }
  console.log(`weighted: tick ${await weigh(readings)}`);
  const halves = [-5, -6].map((tick) => ({tick, weight: 1n}));
  console.log(`-5 and -6, weighted alike: tick ${await weigh(halves)}`);
  console.log(`no readings: ${await failureOf(weigh([]))}`);
  // #endregion weighted

  // #region old-library
  const [oldTick, oldLiquidity] = await client.readContract({
    ...old,
    functionName: 'consult',
    args: [deepPool, windowSeconds],
  });
  console.log(`1.2.1, deep pool: tick ${oldTick}, liquidity ${oldLiquidity}`);
  // #endregion old-library

  // #region old-weighted
  const weighOld = (of: Address[]) =>
    client.readContract({...old, functionName: 'weighted', args: [of, windowSeconds]});
  console.log(`1.2.1, weighted: tick ${await weighOld([deepPool, thinPool])}`);
  console.log(`1.2.1, no readings: ${await failureOf(weighOld([]))}`);
  // #endregion old-weighted

  // #region attack
  await growHistory(thinPool, 10);
  const paid = parseUnits('84000', 6);
  const bought = await sell({sold: usdc, amountIn: paid, feePips: 10_000});
  await passSeconds(12n); // one block, in which nobody else trades
  for (const seconds of [12, 60, 600, 1_800]) {
    const [tick] = await consult(thinPool, seconds);
    console.log(`thin pool, ${seconds} s: ${usdcPerWeth(tick)} USDC per WETH`);
  }
  const returned = await quoteSale({sold: weth, amountIn: bought, feePips: 10_000});
  console.log(`selling back at once costs the attacker ${show(paid - returned, usdc)}`);
  // #endregion attack

  // #region attack-weighted
  const [deepTick, deepWeight] = await consult(deepPool, 60);
  const [thinTick, thinWeight] = await consult(thinPool, 60);
  const both = await weigh([
    {tick: deepTick, weight: deepWeight},
    {tick: thinTick, weight: thinWeight},
  ]);
  console.log(`both pools, 60 s, weighted: ${usdcPerWeth(both)} USDC per WETH`);
  // #endregion attack-weighted
});
