import assert from 'node:assert/strict';
import {type Currency, CurrencyAmount, Ether, Percent, type TradeType} from '@uniswap/sdk-core';
import {FeeAmount, Multicall, Route, SwapRouter, Trade} from '@uniswap/v3-sdk';
import {decodeFunctionData, formatEther, type Hex, parseAbi, parseEther} from 'viem';
import {withAllowances} from '../../support/allowances';
import {account, addressOf, chain, client, confirm, deadlineIn, run} from '../../support/chain';
import {isSandbox} from '../../support/chain';
import {routerAbi} from '../support/abis';
import {quoteExactInput} from '../support/quote';
import {readPool} from '../support/readPool';
import {allowanceFor, balanceOf, baseUnits, requireAmounts, show, USDC} from '../support/tokens';

const router = addressOf('SwapRouter');
const ETH = Ether.onChain(chain.id);
const slippageTolerance = new Percent(50, 10_000); // 0.5%

const usdc = CurrencyAmount.fromRawAmount(USDC, 1_000_000_000); // 1,000 USDC

async function main(): Promise<void> {
  await requireAmounts(usdc);

  // #region pay-ether
  const pool = await readPool(ETH.wrapped, USDC, FeeAmount.MEDIUM);
  const oneEther = CurrencyAmount.fromRawAmount(ETH, String(parseEther('1')));
  const sale = await quoteExactInput(new Route([pool], ETH, USDC), oneEther);
  await send('pay 1 ETH', sale); // no approval: the value is the payment
  // #endregion pay-ether

  // #region receive-ether
  const poolNow = await readPool(ETH.wrapped, USDC, FeeAmount.MEDIUM);
  const purchase = await quoteExactInput(new Route([poolNow], USDC, ETH), usdc);
  await withAllowances([allowanceFor(router, usdc)], () => send('pay 1000 USDC', purchase));
  // #endregion receive-ether

  // #region exact-output
  const poolLater = await readPool(ETH.wrapped, USDC, FeeAmount.MEDIUM);
  const exact = await Trade.exactOut(new Route([poolLater], ETH, USDC), usdc); // receive exactly this
  await send('receive 1000 USDC', exact);
  // #endregion exact-output
}

type Balances = {ether: bigint; usdc: bigint};

async function send<I extends Currency, O extends Currency, T extends TradeType>(
  title: string,
  trade: Trade<I, O, T>,
): Promise<void> {
  const {calldata, value} = SwapRouter.swapCallParameters(trade, {
    slippageTolerance,
    recipient: account,
    deadline: String(await deadlineIn(600n)),
  });
  const before = await balances();
  const data = calldata as Hex;
  const hash = await client.sendTransaction({to: router, data, value: BigInt(value)});
  const {gasUsed, effectiveGasPrice} = await confirm(hash);

  // #region verify
  const after = await balances();
  const gasWei = gasUsed * effectiveGasPrice; // some chains charge for data besides
  const change = (currency: Currency): bigint =>
    currency.isNative ? after.ether + gasWei - before.ether : after.usdc - before.usdc;
  const {inputAmount, outputAmount} = trade;
  if (await isSandbox()) {
    assert.equal(change(inputAmount.currency), -baseUnits(inputAmount)); // nobody else trades there
    assert.equal(change(outputAmount.currency), baseUnits(outputAmount));
    assert.equal(await client.getBalance({address: router}), 0n); // nothing left in the router
  }
  // #endregion verify
  console.log(title);
  console.log(`  calls     ${functionsOf(data).join(', ')}`);
  console.log(`  value     ${formatEther(BigInt(value))} ETH`);
  console.log(`  paid      ${show(inputAmount)}`);
  console.log(`  received  ${show(outputAmount)}`);
}

const balances = async (): Promise<Balances> => ({
  ether: await client.getBalance({address: account}),
  usdc: baseUnits(await balanceOf(USDC)),
});

const abi = [
  ...routerAbi,
  ...parseAbi([
    'function unwrapWETH9(uint256 amountMinimum, address recipient)',
    'function refundETH()',
  ]),
];

/** Names of the router's functions that calldata calls, inside its `multicall` if it is one. */
function functionsOf(calldata: Hex): string[] {
  const multicall = Multicall.INTERFACE.getSighash('multicall');
  const calls = calldata.startsWith(multicall) ? Multicall.decodeMulticall(calldata) : [calldata];
  return calls.map((data) => decodeFunctionData({abi, data: data as Hex}).functionName);
}

run(main);
