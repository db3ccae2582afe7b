import type {Sentence} from './words';

const removed =
  (one: string, other: string): Sentence =>
  (words) =>
    `Burns ${words.value('liquidity')} pool tokens for at least ${words.amount(one)} and ${words.amount(other)}, to ${words.who('to')}`;

const withPermit =
  (sentence: Sentence): Sentence =>
  (words) =>
    `${sentence(words)}, with a signature in place of an approval`;

const [pair, ether] = [
  removed('amountAMin', 'amountBMin'),
  removed('amountTokenMin', 'amountETHMin'),
];

/** Deposits and withdrawals, pools and positions. */
export const liquidity: Readonly<Record<string, Sentence>> = {
  addLiquidity: (words) =>
    `Deposits up to ${words.amount('amountADesired')} and ${words.amount('amountBDesired')}, at least ${words.amount('amountAMin')} and ${words.amount('amountBMin')}; the pool tokens go to ${words.who('to')}`,
  addLiquidityETH: (words) =>
    `Deposits up to ${words.amount('amountTokenDesired')} and the ether that is sent along, at least ${words.amount('amountTokenMin')} and ${words.amount('amountETHMin')}; the pool tokens go to ${words.who('to')}`,
  removeLiquidity: pair,
  removeLiquidityWithPermit: withPermit(pair),
  removeLiquidityETH: ether,
  removeLiquidityETHSupportingFeeOnTransferTokens: ether,
  removeLiquidityETHWithPermit: withPermit(ether),
  removeLiquidityETHWithPermitSupportingFeeOnTransferTokens: withPermit(ether),
  createAndInitializePoolIfNecessary: () =>
    'Creates the pool of these tokens and this fee, and sets its first price, unless that is done',
  mint: (words) =>
    words.has('amount0Desired')
      ? `Opens a position from tick ${words.value('tickLower')} to ${words.value('tickUpper')} with up to ${words.amount('amount0Desired')} and ${words.amount('amount1Desired')}; the NFT goes to ${words.who('recipient')}`
      : `Opens a position from tick ${words.value('tickLower')} to ${words.value('tickUpper')} with what the router holds; the NFT goes to ${words.who('recipient')}`,
  increaseLiquidity: (words) =>
    words.has('amount0Desired')
      ? `Adds up to ${words.amount('amount0Desired')} (token0) and ${words.amount('amount1Desired')} (token1) to position ${words.value('tokenId')}`
      : `Adds what the router holds of both tokens to position ${words.value('tokenId')}`,
  decreaseLiquidity: (words) =>
    `Takes ${words.value('liquidity')} units of liquidity out of position ${words.value('tokenId')}; the tokens stay there until they are collected`,
  collect: (words) =>
    `Collects what position ${words.value('tokenId')} is owed, up to the maximums, to ${words.who('recipient')}`,
  burn: (words) => `Deletes the empty position ${words.value('tokenId')}`,
  initializePool: () =>
    'Creates the v4 pool of this key and sets its first price; if that fails, the call continues',
  initialize: () => 'Creates the v4 pool of this key and sets its first price',
  V4_INITIALIZE_POOL: () => 'Creates a v4 pool with this key and sets its first price',
};
