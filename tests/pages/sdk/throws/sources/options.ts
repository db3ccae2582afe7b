import {anyOf, choice, fields, maybe} from '../inputs';
import {amount, percent} from './amounts';
import {address, bigintIsh, boolean, bytes, numeric} from './numbers';
import {native} from './tokens';

const v = choice({
  good: [numeric(27), numeric(28)],
  edge: [0, 1].map(numeric),
  wrong: [numeric(5), numeric(-1), numeric(300), ['undefined', undefined]],
});
const permit = anyOf(
  fields({v, r: bytes, s: bytes, amount: bigintIsh, deadline: bigintIsh}),
  fields({v, r: bytes, s: bytes, nonce: bigintIsh, expiry: bigintIsh}),
);
const adding = {
  slippageTolerance: percent,
  deadline: bigintIsh,
  useNative: maybe(native),
  token0Permit: maybe(permit),
  token1Permit: maybe(permit),
};
export const addOptions = anyOf(
  fields({...adding, recipient: address, createPool: maybe(boolean)}),
  fields({...adding, tokenId: bigintIsh}),
);
const collecting = {
  expectedCurrencyOwed0: amount,
  expectedCurrencyOwed1: amount,
  recipient: address,
};
export const collectOptions = fields({...collecting, tokenId: bigintIsh});
export const removeOptions = fields({
  tokenId: bigintIsh,
  liquidityPercentage: percent,
  slippageTolerance: percent,
  deadline: bigintIsh,
  burnToken: maybe(boolean),
  permit: maybe(fields({v, r: bytes, s: bytes, deadline: bigintIsh, spender: address})),
  collectOptions: fields(collecting),
});
export const transferOptions = fields({
  sender: address,
  recipient: address,
  tokenId: bigintIsh,
  data: maybe(bytes),
});
export const permitValues = fields({
  spender: address,
  tokenId: bigintIsh,
  deadline: bigintIsh,
  nonce: bigintIsh,
});
export const swapOptions = fields({
  slippageTolerance: percent,
  recipient: address,
  deadline: bigintIsh,
  inputTokenPermit: maybe(permit),
  sqrtPriceLimitX96: maybe(bigintIsh),
  fee: maybe(fields({fee: percent, recipient: address})),
});
export const quoteOptions = maybe(
  fields({sqrtPriceLimitX96: maybe(bigintIsh), useQuoterV2: maybe(boolean)}),
);
const seconds = choice({good: [numeric(600)], edge: [0, -1, 0.5, NaN, 2 ** 60].map(numeric)});
export const v2Options = anyOf(
  fields({
    allowedSlippage: percent,
    ttl: seconds,
    recipient: address,
    feeOnTransfer: maybe(boolean),
  }),
  fields({
    allowedSlippage: percent,
    deadline: seconds,
    recipient: address,
    feeOnTransfer: maybe(boolean),
  }),
);
export const searchOptions = maybe(
  fields({
    maxNumResults: maybe(choice({good: [numeric(3)], edge: [0, 1, -1, 0.5, NaN].map(numeric)})),
    maxHops: maybe(choice({good: [numeric(2)], edge: [0, 1, -1, 0.5, NaN].map(numeric)})),
  }),
);
