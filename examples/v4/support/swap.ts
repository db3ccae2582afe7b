import {type Hex, type TransactionReceipt, zeroAddress} from 'viem';
import {client} from '../../support/chain';
import {command} from '../../universal-router/support/commands';
import {atLeast, atMost} from '../../universal-router/support/quotes';
import {
  encode,
  execute,
  MSG_SENDER,
  router,
  type Step,
} from '../../universal-router/support/router';
import {type Action, listOf} from './actions';
import {quoter} from './lenses';
import type {PoolKey} from './pool';
import {withPermit2} from './withPermit2';

/** A swap in one pool, as PoolManager takes it: a negative amount is the exact input. */
export type Swap = {
  poolKey: PoolKey;
  zeroForOne: boolean;
  amountSpecified: bigint;
  hookData?: Hex;
};

// #region quote
/** What the swap gives for an exact input, or costs for an exact output; the hook is called for it. */
export const quoteOf = async (swap: Swap): Promise<bigint> => (await quoteWithGas(swap)).amount;

/** The same, with the gas that V4Quoter used for the swap in PoolManager. */
export async function quoteWithGas({
  poolKey,
  zeroForOne,
  amountSpecified,
  hookData = '0x',
}: Swap): Promise<{amount: bigint; gas: bigint}> {
  const isExactInput = amountSpecified < 0n;
  const exactAmount = isExactInput ? -amountSpecified : amountSpecified;
  const {result} = await client.simulateContract({
    ...quoter,
    functionName: isExactInput ? 'quoteExactInputSingle' : 'quoteExactOutputSingle',
    args: [{poolKey, zeroForOne, exactAmount, hookData}],
  });
  return {amount: result[0], gas: result[1]};
}
// #endregion quote

// #region plan
/** The swap with the most to pay and the least to get: 0.5% from the quote. */
export async function planSwap(swap: Swap, quotedBefore?: bigint) {
  const {poolKey, zeroForOne, amountSpecified, hookData = '0x'} = swap;
  const {currency0, currency1} = poolKey;
  const [input, output] = zeroForOne ? [currency0, currency1] : [currency1, currency0];
  const quoted = quotedBefore ?? (await quoteOf(swap));
  const isExactInput = amountSpecified < 0n;
  const [most, least] = isExactInput
    ? [-amountSpecified, atLeast(quoted)]
    : [atMost(quoted), amountSpecified];
  const pool = {poolKey, zeroForOne, hookData};
  const action: Action = isExactInput
    ? ['SWAP_EXACT_IN_SINGLE', {...pool, amountIn: most, amountOutMinimum: least}]
    : ['SWAP_EXACT_OUT_SINGLE', {...pool, amountOut: least, amountInMaximum: most}];
  const actions = listOf([action, ['SETTLE_ALL', input, most], ['TAKE_ALL', output, least]]);
  const steps: Step[] = [[command.V4_SWAP, actions]];
  return {steps, input, most};
}
// #endregion plan

// #region swap
/** Swaps through Universal Router 2.0 within these limits, and takes every allowance back; gas is estimated unless given. */
export async function swapInPool(swap: Swap, gas?: bigint): Promise<TransactionReceipt> {
  const {steps, input, most} = await planSwap(swap);
  if (input === zeroAddress) {
    const refund = encode('address, address, uint256', zeroAddress, MSG_SENDER, 0n);
    return execute([...steps, [command.SWEEP, refund]], most, gas);
  }
  const allowance = {token: input, spender: router.address, amount: most};
  return withPermit2([allowance], () => execute(steps, 0n, gas));
}
// #endregion swap
