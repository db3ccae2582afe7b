import {encodeFunctionData, zeroAddress} from 'viem';
import {command} from '../../universal-router/support/commands';
import {
  ADDRESS_THIS,
  encode,
  MSG_SENDER,
  planOf,
  router,
  type Step,
} from '../../universal-router/support/router';
import {v2Swap, v3Swap} from '../../universal-router/support/swapTypes';
import {weth} from '../../v3/swaps/support/tokens';
import {listOf} from '../../v4/support/actions';
import {usdc} from '../../v4/support/pool';
import {planSwap} from '../../v4/support/swap';
import {path, pathV3, swapInV4, type ToolCall, type ToolTerms} from './toolTerms';

const {SWEEP, V2_SWAP_EXACT_IN, V3_SWAP_EXACT_IN, V4_SWAP, WRAP_ETH} = command;

// #region plan
/** The call of `execute` with these commands. */
export function callUniversalRouter(
  {pays, amountIn, deadline}: ToolTerms,
  steps: readonly Step[],
): ToolCall {
  const args = [...planOf(steps), deadline] as const;
  const data = encodeFunctionData({...router, functionName: 'execute', args});
  return {data, value: pays === 'ETH' ? amountIn : 0n};
}
// #endregion plan

// #region v2-v3
/** v2 and v3 know WETH only: the router wraps ETH, and then pays itself. */
const wraps = ({pays, amountIn}: ToolTerms): Step[] =>
  pays === 'ETH' ? [[WRAP_ETH, encode('address, uint256', ADDRESS_THIS, amountIn)]] : [];

/** The pair of v2. */
export function stepsInV2(terms: ToolTerms): Step[] {
  const payerIsUser = terms.pays === 'WETH'; // Permit2 takes it from the caller
  const values = [MSG_SENDER, terms.amountIn, terms.minimum.v2, path, payerIsUser];
  return [...wraps(terms), [V2_SWAP_EXACT_IN, encode(v2Swap, ...values)]];
}

/** The pool of v3. */
export function stepsInV3(terms: ToolTerms): Step[] {
  const payerIsUser = terms.pays === 'WETH';
  const values = [MSG_SENDER, terms.amountIn, terms.minimum.v3, pathV3, payerIsUser];
  return [...wraps(terms), [V3_SWAP_EXACT_IN, encode(v3Swap, ...values)]];
}
// #endregion v2-v3

// #region v4
/** One pool: the struct without a path, and actions that check what is paid and taken. */
export async function stepsInV4(terms: ToolTerms): Promise<Step[]> {
  const {steps} = await planSwap(swapInV4(terms), terms.quoted.v4);
  const refund = encode('address, address, uint256', zeroAddress, MSG_SENDER, 0n);
  return terms.pays === 'ETH' ? [...steps, [SWEEP, refund]] : steps;
}

/** A path of one pool: pays the whole debt, and takes the whole credit. */
export function stepsInV4Path(terms: ToolTerms): Step[] {
  const {pays, amountIn, minimum} = terms;
  const currencyIn = pays === 'ETH' ? zeroAddress : weth.address;
  const {fee, tickSpacing, hooks} = swapInV4(terms).poolKey;
  const toUsdc = {intermediateCurrency: usdc.address, fee, tickSpacing, hooks, hookData: '0x'};
  const swap = {currencyIn, path: [toUsdc], amountIn, amountOutMinimum: minimum.v4};
  const actions = listOf([
    ['SWAP_EXACT_IN', swap],
    ['SETTLE', currencyIn, 0n, true], // 0: the whole debt, from the caller
    ['TAKE', usdc.address, MSG_SENDER, 0n], // 0: the whole credit
  ]);
  return [[V4_SWAP, actions]];
}
// #endregion v4
