import assert from 'node:assert/strict';
import {CurrencyAmount, Percent, Token, TradeType} from '@uniswap/sdk-core';
import {encodeRouteToPath, Pool, Route, SwapQuoter, SwapRouter, Trade} from '@uniswap/v3-sdk';
import {type Hex, hexToBigInt, parseAbi, parseEther, parseUnits, slice} from 'viem';
import {account, client, confirm, deadlineIn} from './support/client';
import {describePath} from './support/describePath';
import {allowance, approve, balance, printChange, show} from './support/tokens';
import {uni, usdc, weth} from './support/tokens';
import {wethTransfers} from './support/wethTransfers';

// #region constants
const USDC = new Token(1, usdc.address, usdc.decimals, usdc.symbol);
const WETH = new Token(1, weth.address, weth.decimals, weth.symbol);
const UNI = new Token(1, uni.address, uni.decimals, uni.symbol);

const quoter = '0x61fFE014bA17989E743c5F6cB21bF9697530B21e'; // QuoterV2
const router = '0xE592427A0AEce92De3Edee1F18E0157C05861564'; // SwapRouter

const feeInPips = 500; // USDC/WETH: the pool that takes 0.05 %
const feeOutPips = 3_000; // WETH/UNI: the pool that takes 0.3 %
const amountInUsdc = parseUnits('10000', 6); // pay exactly this
const amountOutUni = parseEther('100'); // then receive exactly this; UNI has 18 decimals
const slippageTolerance = new Percent(50, 10_000); // 50 basis points, 0.5 %
const deadlineSeconds = 600n;
// #endregion constants

const poolAbi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
]);

async function readPool(tokenA: Token, tokenB: Token, feePips: number): Promise<Pool> {
  const address = Pool.getAddress(tokenA, tokenB, feePips) as Hex;
  const contract = {address, abi: poolAbi} as const;
  const [sqrtPriceX96, tick] = await client.readContract({...contract, functionName: 'slot0'});
  const liquidity = await client.readContract({...contract, functionName: 'liquidity'});
  return new Pool(tokenA, tokenB, feePips, String(sqrtPriceX96), String(liquidity), tick);
}

// #region path
async function readRoute(): Promise<Route<Token, Token>> {
  const pools = [await readPool(USDC, WETH, feeInPips), await readPool(WETH, UNI, feeOutPips)];
  return new Route(pools, USDC, UNI);
}

const forward = (route: Route<Token, Token>) => encodeRouteToPath(route, false) as Hex;
const reversed = (route: Route<Token, Token>) => encodeRouteToPath(route, true) as Hex;
// #endregion path

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

async function send(trade: Trade<Token, Token, TradeType>) {
  const {calldata, value} = SwapRouter.swapCallParameters(trade, {
    slippageTolerance,
    recipient: account,
    deadline: String(await deadlineIn(deadlineSeconds)),
  });
  const data = calldata as Hex;
  return confirm(await client.sendTransaction({to: router, data, value: BigInt(value)}));
}

async function swapExactInput(): Promise<void> {
  const before = {usdc: await balance(usdc), uni: await balance(uni)};

  // #region input
  const route = await readRoute();
  const inputAmount = CurrencyAmount.fromRawAmount(USDC, String(amountInUsdc));
  const quotedUni = await quote(route, inputAmount, TradeType.EXACT_INPUT);
  const trade = Trade.createUncheckedTrade({
    route,
    inputAmount,
    outputAmount: CurrencyAmount.fromRawAmount(UNI, String(quotedUni)),
    tradeType: TradeType.EXACT_INPUT,
  });
  const amountOutMinimumUni = rawAmount(trade.minimumAmountOut(slippageTolerance));
  await approve(usdc, {spender: router, amount: amountInUsdc});
  const receipt = await send(trade);
  // #endregion input

  const after = {usdc: await balance(usdc), uni: await balance(uni)};
  assert.equal(before.usdc - after.usdc, amountInUsdc);
  assert.equal(after.uni - before.uni, quotedUni); // nobody else trades in the sandbox
  console.log(`pay exactly ${show(amountInUsdc, usdc)}`);
  console.log(`  path  ${describePath(forward(route), [usdc, weth, uni])}`);
  console.log(`  quoted ${show(quotedUni, uni)}, at least ${show(amountOutMinimumUni, uni)}`);
  printChange(usdc, {before: before.usdc, after: after.usdc});
  printChange(uni, {before: before.uni, after: after.uni});
  console.log(`  WETH  ${wethTransfers(receipt, router)}`);
}

async function swapExactOutput(): Promise<void> {
  const before = {usdc: await balance(usdc), uni: await balance(uni)};

  // #region output
  const route = await readRoute();
  const outputAmount = CurrencyAmount.fromRawAmount(UNI, String(amountOutUni));
  const quotedUsdc = await quote(route, outputAmount, TradeType.EXACT_OUTPUT);
  const trade = Trade.createUncheckedTrade({
    route,
    inputAmount: CurrencyAmount.fromRawAmount(USDC, String(quotedUsdc)),
    outputAmount,
    tradeType: TradeType.EXACT_OUTPUT,
  });
  const amountInMaximumUsdc = rawAmount(trade.maximumAmountIn(slippageTolerance));
  await approve(usdc, {spender: router, amount: amountInMaximumUsdc});
  const receipt = await send(trade);
  await approve(usdc, {spender: router, amount: 0n});
  // #endregion output

  const after = {usdc: await balance(usdc), uni: await balance(uni)};
  assert.equal(before.usdc - after.usdc, quotedUsdc);
  assert.equal(after.uni - before.uni, amountOutUni);
  console.log(`receive exactly ${show(amountOutUni, uni)}`);
  console.log(`  path  ${describePath(reversed(route), [usdc, weth, uni])}`);
  console.log(`  quoted ${show(quotedUsdc, usdc)}, at most ${show(amountInMaximumUsdc, usdc)}`);
  printChange(usdc, {before: before.usdc, after: after.usdc});
  printChange(uni, {before: before.uni, after: after.uni});
  console.log(`  WETH  ${wethTransfers(receipt, router)}`);
}

const rawAmount = (amount: CurrencyAmount<Token>): bigint => BigInt(amount.quotient.toString());

async function main(): Promise<void> {
  await swapExactInput();
  await swapExactOutput();
  console.log(`still approved: ${show(await allowance(usdc, router), usdc)}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
