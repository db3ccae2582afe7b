import assert from 'node:assert/strict';
import {Trade as RouterTrade} from '@uniswap/router-sdk';
import {CurrencyAmount, Percent, TradeType} from '@uniswap/sdk-core';
import {CommandParser, SwapRouter, UniversalRouterVersion} from '@uniswap/universal-router-sdk';
import {FeeAmount, Route} from '@uniswap/v3-sdk';
import {type Hex, parseEther, size, slice} from 'viem';
import {withAllowances} from '../../support/allowances';
import {account, addressOf, client, confirm, deadlineIn, run} from '../../support/chain';
import {permitToSign} from '../support/permitToSign';
import {quoteExactInput} from '../support/quote';
import {readPool} from '../support/readPool';
import {allowanceFor, balanceOf, requireAmounts, show, USDC, WETH} from '../support/tokens';

// #region constants
const permit2 = addressOf('Permit2');
const router = addressOf('UniversalRouterV2_0');
const urVersion = UniversalRouterVersion.V2_0; // the release at that address
const inputAmount = CurrencyAmount.fromRawAmount(WETH, String(parseEther('1')));
const slippageTolerance = new Percent(50, 10_000); // 0.5%
// #endregion constants

async function main(): Promise<void> {
  await requireAmounts(inputAmount);

  // #region trade
  const route = new Route([await readPool(WETH, USDC, FeeAmount.MEDIUM)], WETH, USDC);
  const {outputAmount} = await quoteExactInput(route, inputAmount);
  const v3Routes = [{routev3: route, inputAmount, outputAmount}];
  const trade = new RouterTrade({v3Routes, tradeType: TradeType.EXACT_INPUT});
  // #endregion trade

  // #region calldata
  const deadline = await deadlineIn(600n);
  const {permit, typedData} = await permitToSign(inputAmount, {spender: router, deadline});
  const signature = await client.signTypedData(typedData); // signed, not sent
  const {calldata, value} = SwapRouter.swapCallParameters(trade, {
    slippageTolerance,
    recipient: account,
    deadlineOrPreviousBlockhash: String(deadline),
    inputTokenPermit: {...permit, signature},
    urVersion,
  });
  // #endregion calldata
  const before = await balanceOf(USDC);
  // #region send
  const transaction = {to: router, data: calldata as Hex, value: BigInt(value)} as const;
  await withAllowances([allowanceFor(permit2, inputAmount)], async () =>
    confirm(await client.sendTransaction(transaction)),
  );
  // #endregion send
  const received = (await balanceOf(USDC)).subtract(before);
  assert(!received.lessThan(trade.minimumAmountOut(slippageTolerance)));
  const {commands} = CommandParser.parseCalldata(calldata, urVersion);
  const data = calldata as Hex;
  console.log(`execute    ${slice(data, 0, 4)}…, ${size(data)} bytes`);
  console.log(`commands   ${commands.map(({commandName}) => commandName).join(', ')}`);
  console.log(`received   ${show(received)}`);
}

run(main);
