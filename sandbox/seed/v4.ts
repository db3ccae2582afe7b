import {maxUint128, maxUint160, maxUint256, maxUint48, parseAbi, zeroAddress} from 'viem';
import type {PoolKey, SandboxPool} from '../../packages/sandbox/contents';
import {erc20} from '../abis';
import type {Builder} from '../chain/createBuilder';
import {periphery} from '../deploy/v4';
import {FAR_DEADLINE} from './deadline';
import {type V4Pool, v4Pools, where} from './pools';
import {describeAmounts, sortTokens} from './sortTokens';
import {sqrtPriceX96} from './sqrtPrice';
import {ticksAround} from './tickRange';
import {encodeActions, poolId} from './v4Actions';

const {abi: managerAbi} = periphery('PositionManager');
const {abi: stateAbi} = periphery('StateView');
const permit2Abi = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
]);

/** In the place of the fee where a hook sets it. */
const DYNAMIC_FEE = 0x800000;
/** Fee that the sandbox's hook gives a new pool. */
const FIRST_FEE_PIPS = 3_000;

/** The pools of v4, and what creates them with their positions, which the deployer holds: a block each. */
export function seedV4(builder: Builder): {pools: SandboxPool[]; steps: (() => Promise<void>)[]} {
  const has = (name: string) => name === 'ETH' || builder.has(name);
  const planned = v4Pools.filter(({price, hook = 'ETH'}) => where(has)({...price, [hook]: 0}));
  const symbols = new Set(planned.flatMap(({price}) => Object.keys(price)));
  symbols.delete('ETH');
  return {
    pools: planned.map((pool) => describe(builder, pool)),
    steps: [
      () => inTurn([...symbols], (symbol) => allow(builder, symbol)),
      () => inTurn(planned, (pool) => create(builder, pool)),
      () => inTurn(planned, (pool) => mintAll(builder, pool)),
    ],
  };
}

async function inTurn<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (const item of items) await work(item);
}

function describe(builder: Builder, pool: V4Pool): SandboxPool {
  const key = keyOf(builder, pool);
  const amounts = pool.positions.map((one) => describeAmounts(one.amounts));
  return {
    version: 'v4',
    pair: Object.keys(pool.price).join('/'),
    feePips: pool.feePips ?? FIRST_FEE_PIPS,
    address: builder.addressOf('PoolManager'),
    key,
    id: poolId(key),
    seed: [`spacing ${pool.tickSpacing}`, ...(pool.hook ? [pool.hook] : []), ...amounts].join('; '),
  };
}

/** Lets the position manager and the router take a token of the deployer, as Permit2 does it. */
async function allow({send, addressOf}: Builder, symbol: string): Promise<void> {
  const [token, permit2] = [addressOf(symbol), addressOf('Permit2')];
  await send({to: token, abi: erc20, functionName: 'approve', args: [permit2, maxUint256]});
  for (const spender of ['PositionManager', 'UniversalRouterV2_0']) {
    const args = [token, addressOf(spender), maxUint160, maxUint48];
    await send({to: permit2, abi: permit2Abi, functionName: 'approve', args});
  }
}

/** Ether is the zero address. */
const currencyOn =
  ({addressOf}: Builder) =>
  (symbol: string) =>
    symbol === 'ETH' ? zeroAddress : addressOf(symbol);

function keyOf(builder: Builder, pool: V4Pool): PoolKey {
  const [token0, token1] = sortTokens(pool.price, currencyOn(builder));
  return {
    currency0: token0.address,
    currency1: token1.address,
    fee: pool.feePips ?? DYNAMIC_FEE,
    tickSpacing: pool.tickSpacing,
    hooks: pool.hook ? builder.addressOf(pool.hook) : zeroAddress,
  };
}

async function create(builder: Builder, pool: V4Pool): Promise<void> {
  const [token0, token1] = sortTokens(pool.price, currencyOn(builder));
  const to = builder.addressOf('PositionManager');
  const args = [keyOf(builder, pool), sqrtPriceX96(token0.amount, token1.amount)];
  await builder.send({to, abi: managerAbi, functionName: 'initializePool', args});
}

const mintAll = (builder: Builder, pool: V4Pool): Promise<void> =>
  inTurn(pool.positions, (position) => mint(builder, {key: keyOf(builder, pool), position}));

type Minted = {key: PoolKey; position: V4Pool['positions'][number]};

/** Pays both amounts, mints what they are enough for, and takes the rest back. */
async function mint(builder: Builder, {key, position}: Minted): Promise<void> {
  const {send, read, addressOf, deployer} = builder;
  const [token0, token1] = sortTokens(position.amounts, currencyOn(builder));
  const state = {to: addressOf('StateView'), abi: stateAbi};
  const slot0 = await read({...state, functionName: 'getSlot0', args: [poolId(key)]});
  const [, tick] = slot0 as [bigint, number];
  const ticks = ticksAround(tick, {spacing: key.tickSpacing, ...position});
  const {currency0, currency1} = key;
  const unlockData = encodeActions([
    ['SETTLE', currency0, token0.amount, true],
    ['SETTLE', currency1, token1.amount, true],
    ['MINT_POSITION_FROM_DELTAS', key, ...ticks, maxUint128, maxUint128, deployer, '0x'],
    ['TAKE_PAIR', currency0, currency1, deployer],
  ]);
  await send({
    to: addressOf('PositionManager'),
    abi: managerAbi,
    functionName: 'modifyLiquidities',
    args: [unlockData, FAR_DEADLINE],
    valueWei: currency0 === zeroAddress ? token0.amount : 0n,
  });
}
