import {encodeFunctionData, parseAbi} from 'viem';
import {account} from '../../support/chain';
import {router02} from '../../v2/support/router02';
import {router02Abi, routerAbi} from '../../v3/swaps/support/abis';
import {weth} from '../../v3/swaps/support/tokens';
import {usdc} from '../../v4/support/pool';
import {path, type ToolCall, type ToolTerms} from './toolTerms';

const valueOf = ({pays, amountIn}: ToolTerms): bigint => (pays === 'ETH' ? amountIn : 0n);

// #region v2
/** Router02, the router of v2: ETH has a function of its own. */
export function callRouter02(terms: ToolTerms): ToolCall {
  const {pays, amountIn, minimum, deadline} = terms;
  const {abi} = router02;
  const rest = [minimum.v2, path, account, deadline] as const;
  const data =
    pays === 'ETH'
      ? encodeFunctionData({abi, functionName: 'swapExactETHForTokens', args: rest})
      : encodeFunctionData({
          ...{abi, functionName: 'swapExactTokensForTokens'},
          args: [amountIn, ...rest],
        });
  return {data, value: valueOf(terms)};
}
// #endregion v2

// #region v3
// #region pool
const pool = {
  tokenIn: weth.address, // also for ETH, which the router then wraps
  tokenOut: usdc.address,
  fee: 3_000, // 0.3%
  recipient: account,
  sqrtPriceLimitX96: 0n, // no limit here: the minimum limits the amount
};
// #endregion pool

/** SwapRouter: the struct holds the deadline. */
export function callSwapRouter(terms: ToolTerms): ToolCall {
  const {amountIn, deadline, minimum} = terms;
  const swap = {...pool, deadline, amountIn, amountOutMinimum: minimum.v3};
  const call = {abi: routerAbi, functionName: 'exactInputSingle', args: [swap]} as const;
  return {data: encodeFunctionData(call), value: valueOf(terms)};
}
// #endregion v3

// #region router-02
const v2Function = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to) payable returns (uint256 amountOut)',
]);
/** SwapRouter02 with its function for pairs of v2, which the ABI of the v3 programs lacks. */
export const swapRouter02Abi = [...router02Abi, ...v2Function] as const;

/** SwapRouter02: no struct holds a deadline, so `multicall` takes it. */
export function callSwapRouter02(terms: ToolTerms, version: 'v2' | 'v3'): ToolCall {
  const {amountIn, deadline, minimum} = terms;
  const abi = swapRouter02Abi;
  const swap = {...pool, amountIn, amountOutMinimum: minimum.v3};
  const inner =
    version === 'v3'
      ? encodeFunctionData({abi, functionName: 'exactInputSingle', args: [swap]})
      : encodeFunctionData({
          ...{abi, functionName: 'swapExactTokensForTokens'},
          args: [amountIn, minimum.v2, path, account],
        });
  const data = encodeFunctionData({abi, functionName: 'multicall', args: [deadline, [inner]]});
  return {data, value: valueOf(terms)};
}
// #endregion router-02
