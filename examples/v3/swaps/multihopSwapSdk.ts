import assert from 'node:assert/strict';
import {CurrencyAmount, Percent, Token, TradeType} from '@uniswap/sdk-core';
import {
  computePoolAddress,
  encodeRouteToPath,
  Pool,
  Route,
  SwapQuoter,
  SwapRouter,
  Trade,
} from '@uniswap/v3-sdk';
import {type Hex, hexToBigInt, parseAbi, parseEther, parseUnits, slice} from 'viem';
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
import {describePath} from './support/describePath';
import {balance, balanceAfter, printChange, show, uni, usdc, weth} from './support/tokens';
import {wethTransfers} from './support/wethTransfers';

// #region constants
const USDC = new Token(chain.id, usdc.address, usdc.decimals, usdc.symbol);
const WETH = new Token(chain.id, weth.address, weth.decimals, weth.symbol);
const UNI = new Token(chain.id, uni.address, uni.decimals, uni.symbol);

const quoter = addressOf('QuoterV2');
const router = addressOf('SwapRouter');

const feeInPips = 500; // USDC/WETH: the pool that takes 0.05%
const feeOutPips = 3_000; // WETH/UNI: the pool that takes 0.3%
const amountInUsdc = parseUnits('10000', 6); // pay exactly this
const amountOutUni = parseEther('100'); // then receive exactly this; UNI has 18 decimals
const slippageTolerance = new Percent(50, 10_000); // 50 basis points, 0.5%
const deadlineSeconds = 600n;
// #endregion constants

const poolAbi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
]);

type PoolKey = {tokenA: Token; tokenB: Token; fee: number};

async function readPool({tokenA, tokenB, fee}: PoolKey, blockNumber: bigint): Promise<Pool> {
  const factoryAddress = addressOf('UniswapV3Factory');
  const address = computePoolAddress({factoryAddress, tokenA, tokenB, fee}) as Hex;
  const contract = {address, abi: poolAbi, blockNumber} as const;
  const [sqrtPriceX96, tick] = await client.readContract({...contract, functionName: 'slot0'});
  const liquidity = await client.readContract({...contract, functionName: 'liquidity'});
  return new Pool(tokenA, tokenB, fee, String(sqrtPriceX96), String(liquidity), tick);
}

// #region path
async function readRoute(): Promise<Route<Token, Token>> {
  const blockNumber = await client.getBlockNumber();
  const first = await readPool({tokenA: USDC, tokenB: WETH, fee: feeInPips}, blockNumber);
  const second = await readPool({tokenA: WETH, tokenB: UNI, fee: feeOutPips}, blockNumber);
  return new Route([first, second], USDC, UNI);
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
  await requireBalance(usdc, amountInUsdc);
  const allowed = {token: usdc.address, spender: router, amount: amountInUsdc};
  const receipt = await withAllowances([allowed], () => send(trade));
  // #endregion input

  const after = {usdc: await balanceAfter(receipt, usdc), uni: await balanceAfter(receipt, uni)};
  assert.equal(before.usdc - after.usdc, amountInUsdc);
  assert.ok(after.uni - before.uni >= amountOutMinimumUni); // the quote, where nobody else trades
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
  await requireBalance(usdc, amountInMaximumUsdc);
  const allowed = {token: usdc.address, spender: router, amount: amountInMaximumUsdc};
  const receipt = await withAllowances([allowed], () => send(trade));
  // #endregion output

  const after = {usdc: await balanceAfter(receipt, usdc), uni: await balanceAfter(receipt, uni)};
  assert.ok(before.usdc - after.usdc <= amountInMaximumUsdc);
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
  console.log(
    `still approved: ${show(await readAllowance({token: usdc.address, spender: router}), usdc)}`,
  );
}

run(main);
