import assert from 'node:assert/strict';
import {createPublicClient, formatUnits, http, parseAbi} from 'viem';
import {ask} from '../support/ask';
import {startEndpoint} from '../support/localEndpoint';

// #region constants
const POOL = '0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8'; // USDC and WETH, 0.3 %
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

const node = createPublicClient({
  transport: http(process.env.RPC_URL ?? 'http://127.0.0.1:8545'),
});
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
  totalValueLockedToken0: string;
  ticks: readonly [{tickIdx: string; liquidityGross: string; liquidityNet: string}];
};
// #endregion query

const abi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16 observationIndex, uint16 observationCardinality, uint16 observationCardinalityNext, uint8 feeProtocol, bool unlocked)',
  'function liquidity() view returns (uint128)',
  'function ticks(int24 tick) view returns (uint128 liquidityGross, int128 liquidityNet, uint256 feeGrowthOutside0X128, uint256 feeGrowthOutside1X128, int56 tickCumulativeOutside, uint160 secondsPerLiquidityOutsideX128, uint32 secondsOutside, bool initialized)',
  'function balanceOf(address owner) view returns (uint256)',
]);

// #region calls
/** The same from the contracts, in the same form. */
async function readState(blockNumber: bigint, tickIdx: number): Promise<State> {
  const pool = {address: POOL, abi, blockNumber} as const;
  const [sqrtPriceX96, tick] = await node.readContract({...pool, functionName: 'slot0'});
  const liquidity = await node.readContract({...pool, functionName: 'liquidity'});
  const [liquidityGross, liquidityNet] = await node.readContract({
    ...pool,
    ...{functionName: 'ticks', args: [tickIdx]},
  });
  const usdc = await node.readContract({
    ...{address: USDC, abi, blockNumber},
    ...{functionName: 'balanceOf', args: [POOL]},
  });
  return {
    sqrtPrice: String(sqrtPriceX96),
    tick: String(tick),
    liquidity: String(liquidity),
    totalValueLockedToken0: formatUnits(usdc, 6),
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
  const endpoint = await startEndpoint('v3'); // in your code: the gateway's address with your key
  try {
    const block = await node.getBlockNumber();
    const {pool} = await ask<{pool: State}>(endpoint.url, STATE, {
      pool: POOL.toLowerCase(), // ids are in lower case
      block: Number(block),
    });
    const [lowest] = pool.ticks;
    assert.deepEqual(pool, await readState(block, Number(lowest.tickIdx)));
    console.log(`block ${block}: both have tick ${pool.tick} and liquidity ${pool.liquidity}`);
    console.log(`both hold ${pool.totalValueLockedToken0} USDC in the pool`);
    console.log(
      `both begin at tick ${lowest.tickIdx}, with a liquidity of ${lowest.liquidityGross}`,
    );
  } finally {
    endpoint.stop();
  }
}
// #endregion run

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
