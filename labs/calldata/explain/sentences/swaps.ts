import type {Words, Sentence} from './words';

const recipientOf = (words: Words): string => words.who(words.has('to') ? 'to' : 'recipient');

/** SwapRouter02, whose calls have no deadline, takes 0 for all that it holds. */
const paidIn = (words: Words): string =>
  words.value('amountIn') === '0' && !words.has('deadline') && !words.has('payerIsUser')
    ? 'what the router holds'
    : words.amount('amountIn');

const exactIn =
  (paid?: string, got = ''): Sentence =>
  (words) =>
    `Swaps exactly ${paid ?? paidIn(words)} for at least ${words.limit('amountOutMin')}${got}${words.route}, to ${recipientOf(words)}`;

const exactOut =
  (paid?: string, got = ''): Sentence =>
  (words) =>
    `Buys exactly ${words.amount('amountOut')}${got} for at most ${paid ?? words.limit('amountInMax')}${words.route}, to ${recipientOf(words)}`;

const SENT = 'the ether that is sent along';
const AS_ETHER = ', paid out as ether';

/** Swaps of every router, by the names of functions and commands. */
export const swaps: Readonly<Record<string, Sentence>> = {
  swapExactTokensForTokens: exactIn(),
  swapExactTokensForTokensSupportingFeeOnTransferTokens: exactIn(),
  swapExactETHForTokens: exactIn(SENT),
  swapExactETHForTokensSupportingFeeOnTransferTokens: exactIn(SENT),
  swapExactTokensForETH: exactIn(undefined, AS_ETHER),
  swapExactTokensForETHSupportingFeeOnTransferTokens: exactIn(undefined, AS_ETHER),
  swapTokensForExactTokens: exactOut(),
  swapTokensForExactETH: exactOut(undefined, AS_ETHER),
  swapETHForExactTokens: exactOut(`${SENT} (the rest comes back)`),
  exactInput: exactIn(),
  exactInputSingle: exactIn(),
  exactOutput: exactOut(),
  exactOutputSingle: exactOut(),
  V3_SWAP_EXACT_IN: exactIn(),
  V3_SWAP_EXACT_OUT: exactOut(),
  V2_SWAP_EXACT_IN: (words) =>
    words.value('amountIn') === '0'
      ? `Swaps what the first pair was sent before for at least ${words.limit('amountOutMin')}${words.route}, to ${recipientOf(words)}`
      : exactIn()(words),
  V2_SWAP_EXACT_OUT: exactOut(),
};
