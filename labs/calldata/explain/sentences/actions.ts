import type {Sentence, Words} from './words';

const exactIn: Sentence = (words) =>
  `Swaps exactly ${words.amount('amountIn')} for at least ${words.amount('amountOutMinimum')}${words.route}`;
const exactOut: Sentence = (words) =>
  `Buys exactly ${words.amount('amountOut')} for at most ${words.amount('amountInMaximum')}${words.route}`;

const maximums = (words: Words): string =>
  `at most ${words.amount('amount0Max')} and ${words.amount('amount1Max')}`;
const minimums = (words: Words): string =>
  `at least ${words.amount('amount0Min')} and ${words.amount('amount1Min')}`;
const range = (words: Words): string =>
  `from tick ${words.value('tickLower')} to ${words.value('tickUpper')}`;
const position = (words: Words): string => `position NFT ${words.value('tokenId')}`;

const pair = (words: Words): string => `${words.who('currency0')} and ${words.who('currency1')}`;

/** Only the contract has ether to pay. */
const payer = (words: Words): string =>
  words.value('payerIsUser') === 'true' && words.who('currency') !== 'ether'
    ? 'the caller, by Permit2'
    : 'the contract';

/** Actions of v4, as the PositionManager and the Universal Router run them. */
export const actions: Readonly<Record<string, Sentence>> = {
  INCREASE_LIQUIDITY: (words) =>
    words.value('liquidity') === '0'
      ? `Credits the fees of ${position(words)}`
      : `Adds ${words.value('liquidity')} units of liquidity to ${position(words)}, for ${maximums(words)}`,
  DECREASE_LIQUIDITY: (words) =>
    words.value('liquidity') === '0'
      ? `Credits the fees of ${position(words)}`
      : `Takes ${words.value('liquidity')} units of liquidity out of ${position(words)}, for ${minimums(words)}`,
  MINT_POSITION: (words) =>
    `Opens a position ${range(words)} with ${words.value('liquidity')} units of liquidity, for ${maximums(words)}; the NFT goes to ${words.who('owner')}`,
  BURN_POSITION: (words) =>
    `Takes all liquidity out of ${position(words)}, for ${minimums(words)}, and deletes it`,
  INCREASE_LIQUIDITY_FROM_DELTAS: (words) =>
    `Adds to ${position(words)} the liquidity that the open credits pay for, ${maximums(words)}`,
  MINT_POSITION_FROM_DELTAS: (words) =>
    `Opens a position ${range(words)} with the liquidity that the open credits pay for, ${maximums(words)}; the NFT goes to ${words.who('owner')}`,
  SWAP_EXACT_IN_SINGLE: exactIn,
  SWAP_EXACT_IN: exactIn,
  SWAP_EXACT_OUT_SINGLE: exactOut,
  SWAP_EXACT_OUT: exactOut,
  SETTLE: (words) => `Pays ${words.amount('amount')} to the PoolManager, from ${payer(words)}`,
  SETTLE_ALL: (words) =>
    `Has the caller pay the whole debt in ${words.who('currency')}, at most ${words.amount('maxAmount')}`,
  SETTLE_PAIR: (words) => `Has the caller pay the whole debts in ${pair(words)}`,
  TAKE: (words) =>
    `Takes ${words.amount('amount')} out of the PoolManager, to ${words.who('recipient')}`,
  TAKE_ALL: (words) =>
    `Sends the caller the whole credit in ${words.who('currency')}, at least ${words.amount('minAmount')}`,
  TAKE_PORTION: (words) =>
    `Sends ${Number(words.value('bips')) / 100}% of the credit in ${words.who('currency')} to ${words.who('recipient')}`,
  TAKE_PAIR: (words) => `Takes the whole credits in ${pair(words)}, to ${words.who('recipient')}`,
  CLOSE_CURRENCY: (words) =>
    `Has the caller pay the debt or get the credit in ${words.who('currency')}, whichever there is`,
  CLEAR_OR_TAKE: (words) =>
    `Gives up a credit in ${words.who('currency')} of at most ${words.amount('amountMax')}; a greater one goes to the caller`,
  SWEEP: (words) =>
    `Sends all that the position manager holds of ${words.who('currency')} to ${words.who('to')}`,
  WRAP: (words) => `Wraps ${words.amount('amount')} of the position manager’s ether`,
  UNWRAP: (words) => `Unwraps ${words.amount('amount')} of the position manager’s WETH`,
};
