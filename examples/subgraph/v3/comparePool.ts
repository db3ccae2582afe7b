import assert from 'node:assert/strict';
import {createPublicClient, formatUnits, http, parseAbi} from 'viem';
import {ask} from '../support/ask';
import {startEndpoint} from '../support/localEndpoint';

// #region constants
const POOL = '0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8'; // USDC and WETH, 0.3 %
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const POSITION_MANAGER = '0xC36442b4a4522E871399CD717aBDD847Ab11FE88';
const TOKEN_ID = 1n;

const node = createPublicClient({
  transport: http(process.env.RPC_URL ?? 'http://127.0.0.1:8545'),
});
// #endregion constants

// #region query
const STATE = `query State($pool: ID!, $position: ID!, $block: Int!) {
  pool(id: $pool, block: {number: $block}) {
    sqrtPrice tick liquidity feeGrowthGlobal0X128 feeGrowthGlobal1X128 totalValueLockedToken0
  }
  position(id: $position, block: {number: $block}) {
    liquidity feeGrowthInside0LastX128
    tickLower { tickIdx liquidityGross }
  }
}`;

type State = {
  pool: {
    sqrtPrice: string;
    tick: string;
    liquidity: string;
    feeGrowthGlobal0X128: string;
    feeGrowthGlobal1X128: string;
    totalValueLockedToken0: string;
  };
  position: {
    liquidity: string;
    feeGrowthInside0LastX128: string;
    tickLower: {tickIdx: string; liquidityGross: string};
  };
};
// #endregion query

const abi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16 observationIndex, uint16 observationCardinality, uint16 observationCardinalityNext, uint8 feeProtocol, bool unlocked)',
  'function liquidity() view returns (uint128)',
  'function feeGrowthGlobal0X128() view returns (uint256)',
  'function feeGrowthGlobal1X128() view returns (uint256)',
  'function ticks(int24 tick) view returns (uint128 liquidityGross, int128 liquidityNet, uint256 feeGrowthOutside0X128, uint256 feeGrowthOutside1X128, int56 tickCumulativeOutside, uint160 secondsPerLiquidityOutsideX128, uint32 secondsOutside, bool initialized)',
  'function positions(uint256 tokenId) view returns (uint96 nonce, address operator, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint128 liquidity, uint256 feeGrowthInside0LastX128, uint256 feeGrowthInside1LastX128, uint128 tokensOwed0, uint128 tokensOwed1)',
  'function balanceOf(address owner) view returns (uint256)',
]);

// #region calls
/** The same from the contracts, in the same form. */
async function readState(blockNumber: bigint): Promise<State> {
  const pool = {address: POOL, abi, blockNumber} as const;
  const [sqrtPriceX96, tick] = await node.readContract({...pool, functionName: 'slot0'});
  const [, , , , , tickLower, , held, paidUpTo] = await node.readContract({
    ...{address: POSITION_MANAGER, abi, blockNumber},
    ...{functionName: 'positions', args: [TOKEN_ID]},
  });
  const [liquidityGross] = await node.readContract({
    ...pool,
    ...{functionName: 'ticks', args: [tickLower]},
  });
  const usdc = await node.readContract({
    ...{address: USDC, abi, blockNumber},
    ...{functionName: 'balanceOf', args: [POOL]},
  });
  const read = (
    functionName: 'liquidity' | 'feeGrowthGlobal0X128' | 'feeGrowthGlobal1X128',
  ): Promise<bigint> => node.readContract({...pool, functionName});
  return {
    pool: {
      sqrtPrice: String(sqrtPriceX96),
      tick: String(tick),
      liquidity: String(await read('liquidity')),
      feeGrowthGlobal0X128: String(await read('feeGrowthGlobal0X128')),
      feeGrowthGlobal1X128: String(await read('feeGrowthGlobal1X128')),
      totalValueLockedToken0: formatUnits(usdc, 6),
    },
    position: {
      liquidity: String(held),
      feeGrowthInside0LastX128: String(paidUpTo),
      tickLower: {tickIdx: String(tickLower), liquidityGross: String(liquidityGross)},
    },
  };
}
// #endregion calls

// #region run
async function main(): Promise<void> {
  const endpoint = await startEndpoint('v3'); // in your code: the gateway's address with your key
  try {
    const block = await node.getBlockNumber();
    const indexed = await ask<State>(endpoint.url, STATE, {
      pool: POOL.toLowerCase(), // ids are in lower case
      position: String(TOKEN_ID),
      block: Number(block),
    });
    assert.deepEqual(indexed, await readState(block));
    const {tick, liquidity, totalValueLockedToken0} = indexed.pool;
    console.log(`block ${block}: both have tick ${tick} and liquidity ${liquidity}`);
    console.log(`both hold ${totalValueLockedToken0} USDC in the pool`);
    console.log(`both give position ${TOKEN_ID} a liquidity of ${indexed.position.liquidity}`);
  } finally {
    endpoint.stop();
  }
}
// #endregion run

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
