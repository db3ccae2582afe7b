import assert from 'node:assert/strict';
import {CurrencyAmount, Ether, Percent, TradeType} from '@uniswap/sdk-core';
import {encodeRouteToPath, FeeAmount, Route, SwapRouter, TickMath, Trade} from '@uniswap/v3-sdk';
import {type Address, encodeFunctionData, formatEther, type Hex, parseAbi, zeroAddress} from 'viem';
import {approve} from '../../../support/allowances';
import {
  account,
  addressOf,
  client,
  clientOf,
  confirm,
  deadlineIn,
  run,
} from '../../../support/chain';
import {routerAbi} from '../../support/abis';
import {printFailure} from '../../support/printFailure';
import {readPool} from '../../support/readPool';
import {allowanceFor, amountOf, balanceOf, baseUnits, DAI} from '../../support/tokens';
import {show, USDC, WETH} from '../../support/tokens';
import {quotedOutput} from './support/quotes';

const router = addressOf('SwapRouter');
const fee = FeeAmount.MEDIUM;
const operator = clientOf(2).account.address; // takes a fee of its own
const abi = [
  ...routerAbi,
  ...parseAbi([
    'function multicall(bytes[] data) payable returns (bytes[] results)',
    'function refundETH() payable',
    'function sweepTokenWithFee(address token, uint256 amountMinimum, address recipient, uint256 feeBips, address feeRecipient) payable',
  ]),
];
const [usdc, weth] = [USDC.address as Address, WETH.address as Address];

const send = async ({calldata, value}: {calldata: string; value: string}) =>
  confirm(await client.sendTransaction({to: router, data: calldata as Hex, value: BigInt(value)}));

run(async () => {
  const pool = await readPool(WETH, USDC, fee);
  const deadline = await deadlineIn(600n);
  const limits = {
    slippageTolerance: new Percent(50, 10_000), // 50 basis points, 0.5%
    recipient: account,
    deadline: String(deadline),
  };

  // #region single
  const paid = amountOf(WETH, 10n ** 18n);
  const trade = await Trade.exactIn(new Route([pool], WETH, USDC), paid);
  const single = SwapRouter.swapCallParameters(trade, limits);
  console.log(`exactInputSingle   ${single.calldata.slice(0, 10)}, value ${BigInt(single.value)}`);
  // #endregion single
  const swap = {tokenIn: weth, tokenOut: usdc, fee, deadline, sqrtPriceLimitX96: 0n};
  const amounts = {
    amountIn: baseUnits(paid),
    amountOutMinimum: baseUnits(trade.minimumAmountOut(limits.slippageTolerance)),
  };
  const params = {...swap, ...amounts, recipient: account};
  const call = {abi, functionName: 'exactInputSingle', args: [params]} as const;
  assert.equal(single.calldata, encodeFunctionData(call));

  // #region path
  const route = new Route([pool, await readPool(USDC, DAI, FeeAmount.LOWEST)], WETH, DAI);
  const hops = await Trade.exactIn(route, paid);
  const multihop = SwapRouter.swapCallParameters(hops, limits);
  console.log(`exactInput         ${multihop.calldata.slice(0, 10)}`);
  // #endregion path
  const along = {
    path: encodeRouteToPath(route, false) as Hex,
    recipient: account,
    deadline,
    amountIn: baseUnits(paid),
    amountOutMinimum: baseUnits(hops.minimumAmountOut(limits.slippageTolerance)),
  };
  const inputCall = {abi, functionName: 'exactInput', args: [along]} as const;
  assert.equal(multihop.calldata, encodeFunctionData(inputCall));

  // #region ether
  const ETH = Ether.onChain(1);
  const wanted = amountOf(USDC, 1_000n * 10n ** 6n);
  const bought = await Trade.exactOut(new Route([pool], ETH, USDC), wanted);
  const ether = SwapRouter.swapCallParameters(bought, limits);
  console.log(`multicall          ${ether.calldata.slice(0, 10)}`);
  console.log(`value              ${formatEther(BigInt(ether.value))} ETH`);
  // #endregion ether
  const amountInMaximum = baseUnits(bought.maximumAmountIn(limits.slippageTolerance));
  assert.equal(BigInt(ether.value), amountInMaximum);
  const exact = {...swap, recipient: account, amountOut: baseUnits(wanted), amountInMaximum};
  const calls = [
    encodeFunctionData({abi, functionName: 'exactOutputSingle', args: [exact]}),
    encodeFunctionData({abi, functionName: 'refundETH'}),
  ];
  const both = {abi, functionName: 'multicall', args: [calls]} as const;
  assert.equal(ether.calldata, encodeFunctionData(both));

  // #region fee
  const share = {fee: new Percent(30, 10_000), recipient: operator}; // 0.3% of the output
  const withFee = SwapRouter.swapCallParameters(trade, {...limits, fee: share});
  const before = {account: await balanceOf(USDC), operator: await balanceOf(USDC, operator)};
  await approve(allowanceFor(router, paid));
  await send(withFee);
  const received = (await balanceOf(USDC)).subtract(before.account);
  const taken = (await balanceOf(USDC, operator)).subtract(before.operator);
  console.log(`received           ${show(received)}, the operator ${show(taken)}`);
  // #endregion fee
  assert.ok(received.add(taken).equalTo(trade.outputAmount));
  const kept = {...params, recipient: zeroAddress};
  const sweep = [usdc, amounts.amountOutMinimum, account, 30n, operator] as const;
  const feeCalls = [
    encodeFunctionData({abi, functionName: 'exactInputSingle', args: [kept]}),
    encodeFunctionData({abi, functionName: 'sweepTokenWithFee', args: sweep}),
  ];
  const feeCall = {abi, functionName: 'multicall', args: [feeCalls]} as const;
  assert.equal(withFee.calldata, encodeFunctionData(feeCall));

  // #region demo-only left-over
  // demo-only: a price limit leaves a part of the ether in the router, where anybody can take it
  const poolNow = await readPool(WETH, USDC, fee);
  const limit = TickMath.getSqrtRatioAtTick(poolNow.tickCurrent + 100);
  const inputAmount = CurrencyAmount.fromRawAmount(ETH, String(50n * 10n ** 18n));
  const sqrtPriceLimitX96 = BigInt(limit.toString());
  const quoted = await quotedOutput(inputAmount.wrapped, {token: USDC, fee, sqrtPriceLimitX96});
  const partial = Trade.createUncheckedTrade({
    route: new Route([poolNow], ETH, USDC),
    inputAmount,
    outputAmount: amountOf(USDC, quoted),
    tradeType: TradeType.EXACT_INPUT,
  });
  await send(SwapRouter.swapCallParameters(partial, {...limits, sqrtPriceLimitX96: String(limit)}));
  const left = await client.getBalance({address: router});
  console.log(`left in the router ${formatEther(left)} of 50 ETH`);
  // #endregion demo-only left-over
  assert.ok(left > 0n);

  // #region throws
  const other = await Trade.exactIn(new Route([pool], USDC, WETH), wanted);
  await printFailure('trades of other tokens', () =>
    SwapRouter.swapCallParameters([trade, other], limits),
  );
  await printFailure('price limit of two pools', () =>
    SwapRouter.swapCallParameters(hops, {...limits, sqrtPriceLimitX96: '1'}),
  );
  const cutOff = account.slice(0, -1);
  await printFailure('recipient cut off', () =>
    SwapRouter.swapCallParameters(trade, {...limits, recipient: cutOff}),
  );
  const untyped = 1_800_000_000n as unknown as string;
  await printFailure('deadline as a bigint', () =>
    SwapRouter.swapCallParameters(trade, {...limits, deadline: untyped}),
  );
  const permit = {v: 27, r: '0x', s: '0x', amount: '1', deadline: String(deadline)} as const;
  await printFailure('permit of ether', () =>
    SwapRouter.swapCallParameters(bought, {...limits, inputTokenPermit: permit}),
  );
  // #endregion throws
});
