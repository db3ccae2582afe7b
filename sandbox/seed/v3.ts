import {type Address, maxUint256} from 'viem';
import {erc20} from '../abis';
import type {Builder} from '../chain/createBuilder';
import type {SandboxPool} from '../../packages/sandbox/contents';
import {fromHardhat} from '../fromPackage';
import {FAR_DEADLINE} from './deadline';
import {type V3Pool, v3Pools, where} from './pools';
import {describeAmounts, sortTokens} from './sortTokens';
import {sqrtPriceX96} from './sqrtPrice';
import {tickRange} from './tickRange';

const {abi: managerAbi} = fromHardhat('@uniswap/v3-periphery', 'NonfungiblePositionManager');

/** Creates the pools of v3 with their positions, which the deployer holds. */
export async function seedV3(builder: Builder): Promise<SandboxPool[]> {
  const {has, addressOf} = builder;
  const manager = addressOf('NonfungiblePositionManager');
  const planned = v3Pools.filter(({price}) => where(has)(price));
  for (const symbol of new Set(planned.flatMap(({price}) => Object.keys(price)))) {
    const args = [manager, maxUint256];
    await builder.send({to: addressOf(symbol), abi: erc20, functionName: 'approve', args});
  }

  const pools: SandboxPool[] = [];
  for (const pool of planned) {
    const address = await create(builder, pool);
    for (const position of pool.positions) await mint(builder, {pool, address, position});
    const seed = pool.positions.map(({amounts}) => describeAmounts(amounts)).join('; ');
    const pair = Object.keys(pool.price).join('/');
    pools.push({version: 'v3', pair, feePips: pool.feePips, address, seed});
  }
  return pools;
}

async function create(
  {send, read, addressOf}: Builder,
  {price, feePips}: V3Pool,
): Promise<Address> {
  const [token0, token1] = sortTokens(price, addressOf);
  const call = {
    to: addressOf('NonfungiblePositionManager'),
    abi: managerAbi,
    functionName: 'createAndInitializePoolIfNecessary',
    args: [token0.address, token1.address, feePips, sqrtPriceX96(token0.amount, token1.amount)],
  };
  await send(call);
  return (await read(call)) as Address;
}

type Minted = {pool: V3Pool; address: Address; position: V3Pool['positions'][number]};

async function mint(builder: Builder, {pool, address, position}: Minted): Promise<void> {
  const [token0, token1] = sortTokens(position.amounts, builder.addressOf);
  const [tickLower, tickUpper] = await tickRange(builder, {address, ...position});
  await builder.send({
    to: builder.addressOf('NonfungiblePositionManager'),
    abi: managerAbi,
    functionName: 'mint',
    args: [
      {
        token0: token0.address,
        token1: token1.address,
        fee: pool.feePips,
        tickLower,
        tickUpper,
        amount0Desired: token0.amount,
        amount1Desired: token1.amount,
        // The price is known: no other account can trade before this.
        amount0Min: 0n,
        amount1Min: 0n,
        recipient: builder.deployer,
        deadline: FAR_DEADLINE,
      },
    ],
  });
}
