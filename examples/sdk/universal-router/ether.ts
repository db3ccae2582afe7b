import assert from 'node:assert/strict';
import type {Trade} from '@uniswap/router-sdk';
import {
  type Currency,
  type CurrencyAmount,
  Ether,
  Percent,
  type Token,
  type TradeType,
} from '@uniswap/sdk-core';
import {
  CommandParser,
  SwapRouter,
  type SwapOptions,
  UniversalRouterVersion,
} from '@uniswap/universal-router-sdk';
import {formatEther, type Hex, parseEther, parseUnits} from 'viem';
import {withAllowances} from '../../support/allowances';
import {
  account,
  addressOf,
  chain,
  client,
  confirm,
  deadlineIn,
  isSandbox,
  run,
} from '../../support/chain';
import {permitToSign} from '../support/permitToSign';
import {allowanceFor, amountOf, balanceOf, requireAmounts, show, USDC} from '../support/tokens';
import {splitTrade} from './support/splitTrade';

const router = addressOf('UniversalRouterV2_0');
const permit2 = addressOf('Permit2');
const ETH = Ether.onChain(chain.id);
const slippageTolerance = new Percent(50, 10_000); // 0.5%

async function main(): Promise<void> {
  const usdc = amountOf(USDC, parseUnits('8000', 6));
  await requireAmounts(usdc);

  // #region ether-in
  const sale = await splitTrade(amountOf(ETH, parseEther('4')), USDC);
  await send('pay 4 ETH', sale); // no allowance, no signature: the value is the payment
  // #endregion ether-in

  // #region ether-out
  const purchase = await splitTrade(usdc, ETH);
  await withAllowances([allowanceFor(permit2, usdc)], async () =>
    send('receive ETH', purchase, await signedPermit(usdc)),
  );
  // #endregion ether-out
}

// #region signed-permit
/** The permit of this amount for the router, with its signature. */
async function signedPermit(amount: CurrencyAmount<Token>) {
  const deadline = await deadlineIn(600n);
  const {permit, typedData} = await permitToSign(amount, {spender: router, deadline});
  return {...permit, signature: await client.signTypedData(typedData)};
}
// #endregion signed-permit

// #region send
/** Sends a trade within ten minutes, and shows what the account and the router have from it. */
async function send<I extends Currency, O extends Currency, T extends TradeType>(
  title: string,
  trade: Trade<I, O, T>,
  inputTokenPermit?: SwapOptions['inputTokenPermit'],
): Promise<void> {
  const {calldata, value} = SwapRouter.swapCallParameters(trade, {
    slippageTolerance,
    recipient: account,
    deadlineOrPreviousBlockhash: String(await deadlineIn(600n)),
    inputTokenPermit,
    urVersion: UniversalRouterVersion.V2_0,
  });
  // #endregion send
  const before = await balances();
  const transaction = {to: router, data: calldata as Hex, value: BigInt(value)} as const;
  const {gasUsed, effectiveGasPrice} = await confirm(await client.sendTransaction(transaction));
  const after = await balances();

  const changeWei = after.wei + gasUsed * effectiveGasPrice - before.wei;
  const changeUsdc = after.usdc.subtract(before.usdc);
  if (await isSandbox()) {
    assert.equal(await client.getBalance({address: router}), 0n); // nothing is left there
  }
  const {commands} = CommandParser.parseCalldata(calldata);
  console.log(title);
  console.log(`  value     ${formatEther(BigInt(value))} ETH`);
  console.log(`  commands  ${commands.map(({commandName}) => commandName).join(', ')}`);
  console.log(`  minimum   ${show(trade.minimumAmountOut(slippageTolerance))}`);
  console.log(`  change    ${formatEther(changeWei)} ETH, ${show(changeUsdc)}`);
}

const balances = async () => ({
  wei: await client.getBalance({address: account}),
  usdc: await balanceOf(USDC),
});

run(main);
