import {DYNAMIC_FEE_FLAG, Pool, Position} from '@uniswap/v4-sdk';
import {anyOf, choice, fields, listOf, made, maybe, type Source} from '../inputs';
import {percent} from './amounts';
import {address, bigintIsh, boolean, bytes, numeric, ONE, prices, quoted, spacing} from './numbers';
import {liquidity} from './pools';
import {fee, tickList} from './ticks';
import {currency, native} from './tokens';

const ZERO = '0x0000000000000000000000000000000000000000';
const HOOK = '0x0000000000000000000000000000000000001000'; // afterInitialize
const SWAP_HOOK = '0x0000000000000000000000000000000000000080'; // beforeSwap

/** Hooks: none mostly, else one without or with a flag of swaps, or any address. */
export const hooks = anyOf(
  choice({good: [quoted(ZERO)], edge: [HOOK, SWAP_HOOK].map(quoted)}),
  address,
);
export const v4Fee = anyOf(fee, choice({good: [numeric(3000)], edge: [numeric(DYNAMIC_FEE_FLAG)]}));
const sqrtRatio = choice({
  good: [quoted(ONE)],
  edge: [...prices, '0', '-1', '1.5'].map(quoted),
});
const currentTick = choice({
  good: [numeric(0)],
  edge: [-1, 887271, 887272, -887272, 0.5, NaN].map(numeric),
});

export const v4PoolInputs: readonly Source[] = [
  currency,
  currency,
  v4Fee,
  spacing,
  hooks,
  anyOf(sqrtRatio, bigintIsh),
  anyOf(liquidity, bigintIsh),
  currentTick,
  maybe(tickList),
];
export const v4Pool = made(
  'new v4.Pool',
  (...args: ConstructorParameters<typeof Pool>) => new Pool(...args),
  ...v4PoolInputs,
);

const bound = choice({
  good: [numeric(-600), numeric(600), numeric(0), numeric(1200)],
  edge: [-887220, 887220, 887272, -887272, 7, 0.5, NaN].map(numeric),
});
const range = {pool: v4Pool, tickLower: bound, tickUpper: bound};
export const v4PositionArguments = fields({...range, liquidity: anyOf(liquidity, bigintIsh)});
export const v4Position = made(
  'new v4.Position',
  (input: ConstructorParameters<typeof Position>[0]) => new Position(input),
  fields({...range, liquidity}),
);
export const v4PositionAmounts = fields({
  ...range,
  amount0: bigintIsh,
  amount1: bigintIsh,
  useFullPrecision: boolean,
});

const details = fields({
  token: address,
  amount: bigintIsh,
  expiration: bigintIsh,
  nonce: bigintIsh,
});
export const permitBatch = fields({
  details: listOf(details),
  spender: address,
  sigDeadline: bigintIsh,
});
const common = {slippageTolerance: percent, hookData: maybe(bytes), deadline: bigintIsh};
const adding = {
  ...common,
  useNative: maybe(native),
  batchPermit: maybe(fields({owner: address, permitBatch, signature: bytes})),
};
export const v4AddOptions = anyOf(
  fields({
    ...adding,
    recipient: address,
    createPool: maybe(boolean),
    sqrtPriceX96: maybe(bigintIsh),
    migrate: maybe(boolean),
  }),
  fields({...adding, tokenId: bigintIsh}),
);
export const v4RemoveOptions = fields({
  ...common,
  tokenId: bigintIsh,
  liquidityPercentage: percent,
  burnToken: maybe(boolean),
  permit: maybe(
    fields({
      spender: address,
      tokenId: bigintIsh,
      deadline: bigintIsh,
      nonce: bigintIsh,
      signature: bytes,
    }),
  ),
});
export const v4CollectOptions = fields({...common, tokenId: bigintIsh, recipient: address});

const keyOf = (...args: Parameters<typeof Pool.getPoolKey>) => Pool.getPoolKey(...args);
export const poolKey = anyOf(
  made('Pool.getPoolKey', keyOf, currency, currency, v4Fee, spacing, hooks),
  fields({
    currency0: address,
    currency1: address,
    fee: v4Fee,
    tickSpacing: spacing,
    hooks: address,
  }),
);
