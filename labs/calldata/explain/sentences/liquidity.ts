import type {Teller} from './tell';

const removed =
  (one: string, other: string): Teller =>
  (tell) =>
    `Burns ${tell.value('liquidity')} pool tokens for at least ${tell.amount(one)} and ${tell.amount(other)}, to ${tell.who('to')}`;

const withPermit =
  (teller: Teller): Teller =>
  (tell) =>
    `${teller(tell)}, with a signature in place of an approval`;

const [pair, ether] = [
  removed('amountAMin', 'amountBMin'),
  removed('amountTokenMin', 'amountETHMin'),
];

/** Deposits and withdrawals, pools and positions. */
export const liquidity: Readonly<Record<string, Teller>> = {
  addLiquidity: (tell) =>
    `Deposits up to ${tell.amount('amountADesired')} and ${tell.amount('amountBDesired')}, at least ${tell.amount('amountAMin')} and ${tell.amount('amountBMin')}; the pool tokens go to ${tell.who('to')}`,
  addLiquidityETH: (tell) =>
    `Deposits up to ${tell.amount('amountTokenDesired')} and the ether that is sent along, at least ${tell.amount('amountTokenMin')} and ${tell.amount('amountETHMin')}; the pool tokens go to ${tell.who('to')}`,
  removeLiquidity: pair,
  removeLiquidityWithPermit: withPermit(pair),
  removeLiquidityETH: ether,
  removeLiquidityETHSupportingFeeOnTransferTokens: ether,
  removeLiquidityETHWithPermit: withPermit(ether),
  removeLiquidityETHWithPermitSupportingFeeOnTransferTokens: withPermit(ether),
  createAndInitializePoolIfNecessary: () =>
    'Creates the pool of these tokens and this fee, and sets its first price, unless that is done',
  mint: (tell) =>
    tell.has('amount0Desired')
      ? `Opens a position from tick ${tell.value('tickLower')} to ${tell.value('tickUpper')} with up to ${tell.amount('amount0Desired')} and ${tell.amount('amount1Desired')}; the NFT goes to ${tell.who('recipient')}`
      : `Opens a position from tick ${tell.value('tickLower')} to ${tell.value('tickUpper')} with what the router holds; the NFT goes to ${tell.who('recipient')}`,
  increaseLiquidity: (tell) =>
    tell.has('amount0Desired')
      ? `Adds up to ${tell.amount('amount0Desired')} (token0) and ${tell.amount('amount1Desired')} (token1) to position ${tell.value('tokenId')}`
      : `Adds what the router holds of both tokens to position ${tell.value('tokenId')}`,
  decreaseLiquidity: (tell) =>
    `Takes ${tell.value('liquidity')} units of liquidity out of position ${tell.value('tokenId')}; the tokens stay there until they are collected`,
  collect: (tell) =>
    `Collects what position ${tell.value('tokenId')} is owed, up to the maximums, to ${tell.who('recipient')}`,
  burn: (tell) => `Deletes the empty position ${tell.value('tokenId')}`,
  V4_INITIALIZE_POOL: () => 'Creates a v4 pool with this key and sets its first price',
};
