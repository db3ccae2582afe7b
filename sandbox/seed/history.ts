import {maxUint256} from 'viem';
import {erc20} from '../abis';
import type {Builder} from '../chain/createBuilder';
import type {SandboxPool} from '../../packages/sandbox/contents';
import {fromHardhat} from '../fromPackage';
import {units} from '../tokens';
import {FAR_DEADLINE} from './deadline';
import {mainPool} from './pools';
import {sortTokens} from './sortTokens';
import {sqrtPriceX96} from './sqrtPrice';

/** Prices in USDC per WETH, half an hour apart: a day's walk that ends where it began. */
const WALK = [1_998, 2_003, 2_010, 2_006, 2_015, 2_021, 2_017, 2_024, 2_019, 2_012, 2_016, 2_008]
  .concat([2_002, 1_994, 1_997, 1_989, 1_983, 1_987, 1_979, 1_985, 1_992, 1_988, 1_996, 2_001])
  .concat([2_007, 2_003, 1_999, 1_995, 1_990, 1_994, 1_998, 2_004, 2_009, 2_005, 2_011, 2_006])
  .concat([2_000, 1_996, 1_991, 1_987, 1_993, 1_997, 2_002, 2_006, 2_001, 1_998, 2_003, 2_000]);

const STEP_SECONDS = 1_800;
const OBSERVATIONS = 100;

/** Trades in the main pool for a day, so that its oracle has something to tell. */
export async function seedHistory(builder: Builder, pools: readonly SandboxPool[]): Promise<void> {
  const {send, wait, addressOf} = builder;
  const main = pools.find(
    ({version, pair, feePips}) =>
      version === 'v3' && pair === 'USDC/WETH' && feePips === mainPool.feePips,
  );
  if (!main) throw new Error('the main pool is not among the pools');

  const {abi} = fromHardhat('@uniswap/v3-core', 'UniswapV3Pool');
  const functionName = 'increaseObservationCardinalityNext';
  await send({to: main.address, abi, functionName, args: [OBSERVATIONS]});
  for (const symbol of Object.keys(mainPool.price)) {
    const args = [routerOf(builder).to, maxUint256];
    await send({to: addressOf(symbol), abi: erc20, functionName: 'approve', args});
  }
  for (const [at, price] of WALK.entries()) {
    await wait(STEP_SECONDS);
    await tradeTo(builder, {from: WALK[at - 1] ?? 2_000, to: price});
  }
}

/** Trades until the price is this, to the last bit: the swap's limit stops it there. */
async function tradeTo(builder: Builder, {from, to}: {from: number; to: number}) {
  const {send, deployer, addressOf} = builder;
  const [token0, token1] = sortTokens({USDC: to, WETH: 1}, addressOf);
  const {timed, ...router} = routerOf(builder);
  const [bought, sold] = to > from ? (['WETH', 'USDC'] as const) : (['USDC', 'WETH'] as const);
  await send({
    ...router,
    functionName: 'exactInputSingle',
    args: [
      {
        tokenIn: addressOf(sold),
        tokenOut: addressOf(bought),
        fee: mainPool.feePips,
        recipient: deployer,
        ...timed,
        amountIn: units(sold, sold === 'USDC' ? 1_000_000 : 500),
        // The price where it stops is known: no other account trades.
        amountOutMinimum: 0n,
        sqrtPriceLimitX96: sqrtPriceX96(token0.amount, token1.amount),
      },
    ],
  });
}

/** The router that the chain has: the first one takes a deadline with each swap, its successor none. */
const routerOf = ({has, addressOf}: Builder) =>
  has('SwapRouter')
    ? {
        to: addressOf('SwapRouter'),
        abi: fromHardhat('@uniswap/v3-periphery', 'SwapRouter').abi,
        timed: {deadline: FAR_DEADLINE},
      }
    : {
        to: addressOf('SwapRouter02'),
        abi: fromHardhat('@uniswap/swap-router-contracts', 'SwapRouter02').abi,
        timed: {},
      };
