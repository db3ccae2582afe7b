import assert from 'node:assert/strict';
import {Percent} from '@uniswap/sdk-core';
import {CommandParser, SwapRouter, UniversalRouterVersion} from '@uniswap/universal-router-sdk';
import {type Hex, parseEther} from 'viem';
import {withAllowances} from '../../support/allowances';
import {account, addressOf, client, confirm, deadlineIn, isSandbox, run} from '../../support/chain';
import {permitToSign} from '../support/permitToSign';
import {
  allowanceFor,
  amountOf,
  balanceOf,
  requireAmounts,
  show,
  USDC,
  WETH,
} from '../support/tokens';
import {integrator} from './support/integrator';
import {splitTrade} from './support/splitTrade';

// #region constants
const router = addressOf('UniversalRouterV2_0');
const permit2 = addressOf('Permit2');
const urVersion = UniversalRouterVersion.V2_0; // the release at that address
const inputAmount = amountOf(WETH, parseEther('4'));
const slippageTolerance = new Percent(50, 10_000); // 0.5%
const feeShare = new Percent(25, 10_000); // 0.25% of what the swaps give
// #endregion constants

async function main(): Promise<void> {
  await requireAmounts(inputAmount);
  const feeRecipient = await integrator();

  // #region trade
  const trade = await splitTrade(inputAmount, USDC);
  const minimum = trade.minimumAmountOut(slippageTolerance);
  // #endregion trade

  // #region sign
  const deadline = await deadlineIn(600n); // seconds, by the chain's clock
  const {permit, typedData} = await permitToSign(inputAmount, {spender: router, deadline});
  const signature = await client.signTypedData(typedData); // signed, not sent
  // #endregion sign

  // #region calldata
  const {calldata, value} = SwapRouter.swapCallParameters(trade, {
    slippageTolerance,
    recipient: account,
    deadlineOrPreviousBlockhash: String(deadline),
    inputTokenPermit: {...permit, signature},
    fee: {fee: feeShare, recipient: feeRecipient},
    urVersion,
  });
  // #endregion calldata

  const before = await balanceOf(USDC);
  const feeBefore = await balanceOf(USDC, feeRecipient);
  // #region send
  const transaction = {to: router, data: calldata as Hex, value: BigInt(value)} as const;
  await withAllowances([allowanceFor(permit2, inputAmount)], async () =>
    confirm(await client.sendTransaction(transaction)),
  );
  // #endregion send

  // #region verify
  const received = (await balanceOf(USDC)).subtract(before);
  const fee = (await balanceOf(USDC, feeRecipient)).subtract(feeBefore);
  assert(!received.lessThan(minimum)); // after the fee
  if (await isSandbox()) {
    assert(received.add(fee).equalTo(trade.outputAmount)); // no trade came between
    assert((await balanceOf(USDC, router)).equalTo(0)); // nothing is left in the router
    assert((await balanceOf(WETH, router)).equalTo(0));
  }
  // #endregion verify

  for (const {route, inputAmount: part, outputAmount} of trade.swaps) {
    print(route.protocol, `${show(part)} for ${show(outputAmount)}`);
  }
  print('quoted', show(trade.outputAmount));
  print('minimum', show(minimum));
  print('fee', show(fee));
  print('received', show(received));

  // #region parse
  const {commands} = CommandParser.parseCalldata(calldata, urVersion);
  commands.forEach(({commandName}) => console.log(commandName));
  // #endregion parse
}

const print = (title: string, text: string) => console.log(`${title.padEnd(9)} ${text}`);

run(main);
