import {SwapRouter as SwapRouter02} from '@uniswap/router-sdk';
import {
  type Permit2Permit,
  SwapRouter as UniversalSwaps,
  UniversalRouterVersion,
} from '@uniswap/universal-router-sdk';
import {Router} from '@uniswap/v2-sdk';
import {SwapRouter} from '@uniswap/v3-sdk';
import {utils} from 'ethers';
import type {Hex} from 'viem';
import {account} from '../../support/chain';
import {slippageTolerance} from '../../sdk/v4/support/limits';
import type {PoolVersion, ToolCall, ToolTerms} from './toolTerms';
import type {ToolTrades} from './toolTrades';

/** What the SDKs return, as viem takes it. */
const asCall = ({calldata, value}: {calldata: string; value: string}): ToolCall => ({
  data: calldata as Hex,
  value: BigInt(value),
});

// #region v2-sdk
const router02Functions = new utils.Interface([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
]);

/** v2-sdk names the function and its arguments; ethers or viem encodes them. */
export function byV2Sdk(trade: ToolTrades['v2'], {deadline}: ToolTerms): ToolCall {
  const {methodName, args, value} = Router.swapCallParameters(trade, {
    allowedSlippage: slippageTolerance,
    recipient: account,
    deadline: Number(deadline),
  });
  return asCall({calldata: router02Functions.encodeFunctionData(methodName, args), value});
}
// #endregion v2-sdk

// #region v3-sdk
/** v3-sdk encodes for SwapRouter, and for no other router. */
export const byV3Sdk = (trade: ToolTrades['v3'], {deadline}: ToolTerms): ToolCall =>
  asCall(
    SwapRouter.swapCallParameters(trade, {
      slippageTolerance,
      recipient: account,
      deadline: String(deadline),
    }),
  );
// #endregion v3-sdk

// #region router-sdk
/** router-sdk encodes for SwapRouter02, from trades of v2-sdk and v3-sdk. */
export const byRouterSdk = (trade: ToolTrades['v2' | 'v3'], {deadline}: ToolTerms): ToolCall =>
  asCall(
    SwapRouter02.swapCallParameters(trade, {
      slippageTolerance,
      recipient: account,
      deadlineOrPreviousBlockhash: String(deadline),
    }),
  );
// #endregion router-sdk

// #region universal-router-sdk
type ForRouter = {permit?: Permit2Permit; urVersion?: UniversalRouterVersion};

/** universal-router-sdk encodes for the release that it is told; without a recipient the caller is. */
export const byUniversalSdk = (
  trade: ToolTrades['routed'][PoolVersion],
  {deadline}: ToolTerms,
  {permit, urVersion = UniversalRouterVersion.V2_0}: ForRouter = {},
): ToolCall =>
  asCall(
    UniversalSwaps.swapCallParameters(trade, {
      slippageTolerance,
      deadlineOrPreviousBlockhash: String(deadline),
      inputTokenPermit: permit,
      urVersion,
    }),
  );
// #endregion universal-router-sdk
