import assert from 'node:assert/strict';
import {type Address, formatUnits, parseAbi} from 'viem';
import {addressOf, client, run, tokenOf} from '../../support/chain';
import {ask} from '../support/ask';
import {openEndpoint} from '../support/openEndpoint';
import {requireSameChain} from '../support/requireSameChain';
import recorded from './comparePool.answers.json';

// #region constants
const USDC = tokenOf('USDC'); // token0 of the pool
const WETH = tokenOf('WETH');
const feePips = 3_000; // 0.3%
// #endregion constants

// #region query
const STATE = `query State($pool: ID!, $block: Int!) {
  pool(id: $pool, block: {number: $block}) {
    sqrtPrice tick liquidity totalValueLockedToken0
    ticks(first: 1, orderBy: tickIdx, where: {liquidityGross_gt: 0}) {
      tickIdx liquidityGross liquidityNet
    }
  }
}`;

type State = {
  sqrtPrice: string;
  tick: string;
  liquidity: string;
  totalValueLockedToken0: string; // in whole USDC
  ticks: readonly [{tickIdx: string; liquidityGross: string; liquidityNet: string}];
};
const META = '{ _meta { block { number } } }'; // the last block that is indexed

type Meta = {_meta: {block: {number: number}}};
// #endregion query

const abi = parseAbi([
  'function getPool(address tokenA, address tokenB, uint24 fee) view returns (address)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16 observationIndex, uint16 observationCardinality, uint16 observationCardinalityNext, uint8 feeProtocol, bool unlocked)',
  'function liquidity() view returns (uint128)',
  'function ticks(int24 tick) view returns (uint128 liquidityGross, int128 liquidityNet, uint256 feeGrowthOutside0X128, uint256 feeGrowthOutside1X128, int56 tickCumulativeOutside, uint160 secondsPerLiquidityOutsideX128, uint32 secondsOutside, bool initialized)',
  'function balanceOf(address owner) view returns (uint256)',
]);

// #region calls
/** The same from the contracts, in the same form. */
async function readState(
  address: Address,
  {block, tickIdx}: {block: number; tickIdx: number},
): Promise<State> {
  const blockNumber = BigInt(block);
  const pool = {address, abi, blockNumber} as const;
  const [sqrtPriceX96, tick] = await client.readContract({...pool, functionName: 'slot0'});
  const liquidity = await client.readContract({...pool, functionName: 'liquidity'});
  const [liquidityGross, liquidityNet] = await client.readContract({
    ...pool,
    ...{functionName: 'ticks', args: [tickIdx]},
  });
  const usdc = await client.readContract({
    ...{address: USDC.address, abi, blockNumber},
    ...{functionName: 'balanceOf', args: [address]},
  });
  return {
    sqrtPrice: String(sqrtPriceX96),
    tick: String(tick),
    liquidity: String(liquidity),
    totalValueLockedToken0: formatUnits(usdc, USDC.decimals),
    ticks: [
      {
        tickIdx: String(tickIdx),
        liquidityGross: String(liquidityGross),
        liquidityNet: String(liquidityNet),
      },
    ],
  };
}
// #endregion calls

// #region run
async function main(): Promise<void> {
  await requireSameChain();
  const endpoint = await openEndpoint(recorded);
  try {
    const {_meta} = await ask<Meta>(endpoint.url, META, {});
    const block = Math.min(_meta.block.number, Number(await client.getBlockNumber()));
    const address = await client.readContract({
      ...{address: addressOf('UniswapV3Factory'), abi, functionName: 'getPool'},
      args: [USDC.address, WETH.address, feePips],
    });
    const id = address.toLowerCase(); // ids are in lower case
    const {pool} = await ask<{pool: State}>(endpoint.url, STATE, {pool: id, block});
    const [lowest] = pool.ticks;
    const {totalValueLockedToken0: held, ...state} = await readState(address, {
      block,
      tickIdx: Number(lowest.tickIdx),
    });
    const {totalValueLockedToken0: counted, ...indexed} = pool;
    assert.deepEqual(indexed, state);
    console.log(`block ${block}: both have tick ${pool.tick} and liquidity ${pool.liquidity}`);
    const isSame = held === counted; // an index misses tokens that were sent to the pool
    console.log(isSame ? `both hold ${held} USDC in the pool` : `held ${held}, counted ${counted}`);
    console.log(
      `both begin at tick ${lowest.tickIdx}, with a liquidity of ${lowest.liquidityGross}`,
    );
  } finally {
    endpoint.stop();
  }
}
// #endregion run

run(main, {sends: false});
