import {Trade as RouterTrade} from '@uniswap/router-sdk';
import {Percent, TradeType} from '@uniswap/sdk-core';
import {SwapRouter, UniversalRouterVersion} from '@uniswap/universal-router-sdk';
import {FeeAmount, Route} from '@uniswap/v3-sdk';
import {type Address, type Hex, parseUnits} from 'viem';
import {permitToSign} from '../../sdk/support/permitToSign';
import {quoteExactInput} from '../../sdk/support/quote';
import {readPool} from '../../sdk/support/readPool';
import {amountOf, USDC, WETH} from '../../sdk/support/tokens';
import {account, addressOf, chain, client} from '../../support/chain';
import type {PermitValues, Quote, SwapTransaction} from './answers';

const latestRouter = addressOf('UniversalRouterV2_1_2'); // the default of the API since 2026-09-21
const inputAmount = amountOf(USDC, parseUnits('1000', 6));
const slippage = new Percent(50, 10_000); // 0.5%

/** What the SDK makes in place of the service: a quote, its permit, and swaps for it. */
export type ExampleAnswers = {
  quote: Quote;
  permit: PermitValues;
  swapWith: (changes?: {recipient?: Address; slippage?: Percent}) => SwapTransaction;
};

// #region make
/** Answers in the form of `/quote` and `/swap` for 1,000 USDC, made by the SDK from a pool. */
export async function exampleAnswers(deadline: bigint): Promise<ExampleAnswers> {
  const route = new Route([await readPool(USDC, WETH, FeeAmount.MEDIUM)], USDC, WETH);
  const {outputAmount} = await quoteExactInput(route, inputAmount);
  const v3Routes = [{routev3: route, inputAmount, outputAmount}];
  const trade = new RouterTrade({v3Routes, tradeType: TradeType.EXACT_INPUT});

  const amount = outputAmount.quotient.toString();
  const output = {token: WETH.address as Address, amount, recipient: account};
  const minAmount = trade.minimumAmountOut(slippage).quotient.toString();
  const quote: Quote = {
    chainId: chain.id,
    swapper: account,
    tradeType: 'EXACT_INPUT',
    input: {token: USDC.address as Address, amount: inputAmount.quotient.toString()},
    output,
    aggregatedOutputs: [{...output, minAmount}],
  };

  const {permit: single, typedData} = await permitToSign(inputAmount, {
    spender: latestRouter,
    deadline,
  });
  const nonce = String(single.details.nonce); // as the service writes numbers
  const permit = {...single, details: {...single.details, nonce}} as PermitValues;
  const options = {
    slippageTolerance: slippage,
    recipient: account,
    deadlineOrPreviousBlockhash: String(deadline),
    inputTokenPermit: {...permit, signature: await client.signTypedData(typedData)},
    urVersion: UniversalRouterVersion.V2_1_2,
  };
  const swapWith: ExampleAnswers['swapWith'] = ({recipient = account, ...changes} = {}) => {
    const slippageTolerance = changes.slippage ?? slippage;
    const {calldata, value} = SwapRouter.swapCallParameters(trade, {
      ...{...options, recipient, slippageTolerance},
    });
    return {to: latestRouter, from: account, data: calldata as Hex, value, chainId: chain.id};
  };
  return {quote, permit, swapWith};
}
// #endregion make
