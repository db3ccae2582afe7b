import assert from 'node:assert/strict';
import {CurrencyAmount, Percent, Token, TradeType} from '@uniswap/sdk-core';
import {computePoolAddress, Pool, Route, SwapQuoter, SwapRouter, Trade} from '@uniswap/v3-sdk';
import {
  type Hex,
  hexToBigInt,
  parseAbi,
  parseEther,
  parseUnits,
  slice,
  type TransactionReceipt,
} from 'viem';
import {readAllowance, withAllowances} from '../../support/allowances';
import {
  account,
  addressOf,
  chain,
  client,
  confirm,
  deadlineIn,
  requireBalance,
  run,
} from '../../support/chain';
import {balance, balanceAfter, printChange, show, usdc, weth} from './support/tokens';

// #region constants
const USDC = new Token(chain.id, usdc.address, usdc.decimals, usdc.symbol);
const WETH = new Token(chain.id, weth.address, weth.decimals, weth.symbol);

const quoter = addressOf('QuoterV2');
const router = addressOf('SwapRouter');

const feePips = 3_000; // which pool: the one that takes 0.3%
const amountInUsdc = parseUnits('10000', 6); // pay exactly this
const amountOutWei = parseEther('1'); // then receive exactly this
const slippageTolerance = new Percent(50, 10_000); // 50 basis points, 0.5%
const deadlineSeconds = 600n;
// #endregion constants

// #region pool
const poolAbi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
]);

/** The pool as it is now: the SDK needs its state to tell what a trade is worth. */
async function readRoute(): Promise<Route<Token, Token>> {
  const tokens = {tokenA: USDC, tokenB: WETH, fee: feePips};
  const address = computePoolAddress({factoryAddress: addressOf('UniswapV3Factory'), ...tokens});
  const contract = {
    address: address as Hex,
    abi: poolAbi,
    blockNumber: await client.getBlockNumber(),
  };
  const [sqrtPriceX96, tick] = await client.readContract({...contract, functionName: 'slot0'});
  const liquidity = await client.readContract({...contract, functionName: 'liquidity'});
  const pool = new Pool(USDC, WETH, feePips, String(sqrtPriceX96), String(liquidity), tick);
  return new Route([pool], USDC, WETH);
}
// #endregion pool

// #region quote
async function quote(
  route: Route<Token, Token>,
  amount: CurrencyAmount<Token>,
  tradeType: TradeType,
): Promise<bigint> {
  const options = {useQuoterV2: true};
  const {calldata} = SwapQuoter.quoteCallParameters(route, amount, tradeType, options);
  const {data = '0x'} = await client.call({to: quoter, data: calldata as Hex});
  return hexToBigInt(slice(data, 0, 32)); // the first of four results is the amount
}
// #endregion quote

// #region send
async function send(trade: Trade<Token, Token, TradeType>): Promise<TransactionReceipt> {
  const {calldata, value} = SwapRouter.swapCallParameters(trade, {
    slippageTolerance,
    recipient: account,
    deadline: String(await deadlineIn(deadlineSeconds)),
  });
  const data = calldata as Hex;
  return confirm(await client.sendTransaction({to: router, data, value: BigInt(value)}));
}
// #endregion send

async function swapExactInput(): Promise<void> {
  const before = {usdc: await balance(usdc), weth: await balance(weth)};

  // #region swap-input
  const route = await readRoute();
  const inputAmount = CurrencyAmount.fromRawAmount(USDC, String(amountInUsdc));
  const quotedWei = await quote(route, inputAmount, TradeType.EXACT_INPUT);
  const trade = Trade.createUncheckedTrade({
    route,
    inputAmount,
    outputAmount: CurrencyAmount.fromRawAmount(WETH, String(quotedWei)),
    tradeType: TradeType.EXACT_INPUT,
  });
  const amountOutMinimumWei = rawAmount(trade.minimumAmountOut(slippageTolerance));
  await requireBalance(usdc, amountInUsdc);
  const allowed = {token: usdc.address, spender: router, amount: amountInUsdc};
  const receipt = await withAllowances([allowed], () => send(trade));
  // #endregion swap-input

  const after = {usdc: await balanceAfter(receipt, usdc), weth: await balanceAfter(receipt, weth)};
  assert.equal(before.usdc - after.usdc, amountInUsdc);
  assert.ok(after.weth - before.weth >= amountOutMinimumWei); // the quote, where nobody else trades
  console.log(`pay exactly ${show(amountInUsdc, usdc)}`);
  console.log(`  quoted ${show(quotedWei, weth)}, at least ${show(amountOutMinimumWei, weth)}`);
  printChange(usdc, {before: before.usdc, after: after.usdc});
  printChange(weth, {before: before.weth, after: after.weth});
}

async function swapExactOutput(): Promise<void> {
  const before = {usdc: await balance(usdc), weth: await balance(weth)};

  // #region swap-output
  const route = await readRoute();
  const outputAmount = CurrencyAmount.fromRawAmount(WETH, String(amountOutWei));
  const quotedUsdc = await quote(route, outputAmount, TradeType.EXACT_OUTPUT);
  const trade = Trade.createUncheckedTrade({
    route,
    inputAmount: CurrencyAmount.fromRawAmount(USDC, String(quotedUsdc)),
    outputAmount,
    tradeType: TradeType.EXACT_OUTPUT,
  });
  const amountInMaximumUsdc = rawAmount(trade.maximumAmountIn(slippageTolerance));
  await requireBalance(usdc, amountInMaximumUsdc);
  const allowed = {token: usdc.address, spender: router, amount: amountInMaximumUsdc};
  const receipt = await withAllowances([allowed], () => send(trade));
  // #endregion swap-output

  const after = {usdc: await balanceAfter(receipt, usdc), weth: await balanceAfter(receipt, weth)};
  assert.ok(before.usdc - after.usdc <= amountInMaximumUsdc);
  assert.equal(after.weth - before.weth, amountOutWei);
  console.log(`receive exactly ${show(amountOutWei, weth)}`);
  console.log(`  quoted ${show(quotedUsdc, usdc)}, at most ${show(amountInMaximumUsdc, usdc)}`);
  printChange(usdc, {before: before.usdc, after: after.usdc});
  printChange(weth, {before: before.weth, after: after.weth});
}

const rawAmount = (amount: CurrencyAmount<Token>): bigint => BigInt(amount.quotient.toString());

async function main(): Promise<void> {
  await swapExactInput();
  await swapExactOutput();
  console.log(
    `still approved: ${show(await readAllowance({token: usdc.address, spender: router}), usdc)}`,
  );
}

run(main);
