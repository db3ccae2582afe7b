import type {Tell, Teller} from './tell';

const recipientOf = (tell: Tell): string => tell.who(tell.has('to') ? 'to' : 'recipient');
const minimumOf = (tell: Tell): string =>
  tell.amount(tell.has('amountOutMin') ? 'amountOutMin' : 'amountOutMinimum');
const maximumOf = (tell: Tell): string =>
  tell.amount(tell.has('amountInMax') ? 'amountInMax' : 'amountInMaximum');

/** SwapRouter02, whose calls have no deadline, takes 0 for all that it holds. */
const paidIn = (tell: Tell): string =>
  tell.value('amountIn') === '0' && !tell.has('deadline') && !tell.has('payerIsUser')
    ? 'what the router holds'
    : tell.amount('amountIn');

const exactIn =
  (paid?: string, got = ''): Teller =>
  (tell) =>
    `Swaps exactly ${paid ?? paidIn(tell)} for at least ${minimumOf(tell)}${got}${tell.route}, to ${recipientOf(tell)}`;

const exactOut =
  (paid?: string, got = ''): Teller =>
  (tell) =>
    `Buys exactly ${tell.amount('amountOut')}${got} for at most ${paid ?? maximumOf(tell)}${tell.route}, to ${recipientOf(tell)}`;

const SENT = 'the ether that is sent along';
const AS_ETHER = ', paid out as ether';

/** Swaps of every router, by the names of functions and commands. */
export const swaps: Readonly<Record<string, Teller>> = {
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
  V2_SWAP_EXACT_IN: (tell) =>
    tell.value('amountIn') === '0'
      ? `Swaps what the first pair was sent before for at least ${minimumOf(tell)}${tell.route}, to ${recipientOf(tell)}`
      : exactIn()(tell),
  V2_SWAP_EXACT_OUT: exactOut(),
  V4_SWAP: (tell) => `Runs ${tell.count('params')} actions on v4 pools`,
};
