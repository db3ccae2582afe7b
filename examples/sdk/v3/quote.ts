import assert from 'node:assert/strict';
import {CurrencyAmount, Percent, TradeType} from '@uniswap/sdk-core';
import {FeeAmount, type Pool, Route, SwapQuoter, Trade} from '@uniswap/v3-sdk';
import {Contract} from 'ethers';
import {type Address, encodeFunctionData, type Hex, hexToBigInt, slice} from 'viem';
import {addressOf, client, isSandbox, run} from '../../support/chain';
import {factoryAbi, quoterAbi} from '../support/abis';
import {provider} from '../support/ethersClient';
import {poolAddress, readPool} from '../support/readPool';
import {sendTrade} from '../support/sendTrade';
import {amountOf, balanceOf, baseUnits, show, USDC, WETH} from '../support/tokens';

// #region constants
const quoter = addressOf('QuoterV2');

const feePips = FeeAmount.MEDIUM; // 3000: the pool that takes 0.3%
const inputAmount = CurrencyAmount.fromRawAmount(USDC, 1_000_000_000); // 1,000 USDC, 6 decimals
const slippageTolerance = new Percent(50, 10_000); // 50 basis points, 0.5%
// #endregion constants

// #region viem
const params = {
  tokenIn: USDC.address as Address,
  tokenOut: WETH.address as Address,
  amountIn: baseUnits(inputAmount),
  fee: feePips,
  sqrtPriceLimitX96: 0n, // none: the quote is for the whole amount
};
const call = {abi: quoterAbi, functionName: 'quoteExactInputSingle', args: [params]} as const;

async function quoteWithViem(blockNumber: bigint): Promise<bigint> {
  const {result} = await client.simulateContract({address: quoter, ...call, blockNumber});
  const [amountOutWei] = result; // then the price after, ticks crossed, and gas
  return amountOutWei;
}
// #endregion viem

// #region sdk
const quoteCalldata = (pool: Pool): Hex =>
  SwapQuoter.quoteCallParameters(
    new Route([pool], USDC, WETH),
    inputAmount,
    TradeType.EXACT_INPUT,
    {useQuoterV2: true}, // without this, calldata is for the older Quoter
  ).calldata as Hex;

async function quoteWithSdk(pool: Pool, blockNumber: bigint): Promise<bigint> {
  const {data = '0x'} = await client.call({to: quoter, data: quoteCalldata(pool), blockNumber});
  return hexToBigInt(slice(data, 0, 32)); // the first of four results, 32 bytes each
}
// #endregion sdk

// #region ethers
async function quoteWithEthers(blockNumber: bigint): Promise<bigint> {
  const contract = new Contract(quoter, SwapQuoter.V2INTERFACE, provider);
  const simulate = contract.callStatic['quoteExactInputSingle'];
  if (!simulate) throw new Error('the interface has no quoteExactInputSingle');
  const {amountOut} = await simulate(params, {blockTag: Number(blockNumber)});
  return BigInt(amountOut.toString()); // ethers v5 returns its own BigNumber
}
// #endregion ethers

async function main(): Promise<void> {
  // #region read
  const blockNumber = await client.getBlockNumber();
  const pool = await readPool(USDC, WETH, feePips, blockNumber);
  // #endregion read
  assert.equal(await poolByFactory(), poolAddress(USDC, WETH, feePips));

  // #region agree
  const quotedWei = await quoteWithViem(blockNumber);
  assert.equal(await quoteWithSdk(pool, blockNumber), quotedWei);
  assert.equal(await quoteWithEthers(blockNumber), quotedWei);
  assert.equal(quoteCalldata(pool), encodeFunctionData(call));
  // #endregion agree

  // #region meaning
  const route = new Route([pool], USDC, WETH);
  const outputAmount = amountOf(WETH, quotedWei);
  const tradeType = TradeType.EXACT_INPUT;
  const trade = Trade.createUncheckedTrade({route, inputAmount, outputAmount, tradeType});
  const minimum = trade.minimumAmountOut(slippageTolerance); // rounded down
  // #endregion meaning

  // #region compute
  const [computed, poolAfter] = await pool.getOutputAmount(inputAmount);
  assert.equal(baseUnits(computed), quotedWei);
  // #endregion compute

  console.log(`pool          ${poolAddress(USDC, WETH, feePips)}, as the factory says`);
  console.log(`pay           ${show(inputAmount)}`);
  console.log(`quote         ${show(outputAmount)}, the same from viem, SDK and ethers`);
  console.log(`calldata      ${slice(quoteCalldata(pool), 0, 4)}…, the same from viem and SDK`);
  console.log(`mid price     ${route.midPrice.invert().toFixed(2)} USDC per WETH`);
  console.log(`quoted price  ${trade.executionPrice.invert().toFixed(2)} USDC per WETH`);
  console.log(`price impact  ${trade.priceImpact.toFixed(2)}%, of which 0.30% are the fee`);
  console.log(`price after   ${poolAfter.token1Price.toFixed(2)} USDC per WETH`);
  console.log(`minimum       ${show(minimum)}`);
  console.log(`computed      ${show(computed)}`);

  // #region verify
  if (!(await isSandbox())) return; // on other chains the program only reads
  const before = await balanceOf(WETH);
  await sendTrade(trade, slippageTolerance);
  const received = (await balanceOf(WETH)).subtract(before);
  assert.equal(baseUnits(received), quotedWei); // nobody else trades in the sandbox
  // #endregion verify
  console.log(`received      ${show(received)}`);
}

/** The address that the factory has on record for the pool. */
const poolByFactory = (): Promise<Address> =>
  client.readContract({
    address: addressOf('UniswapV3Factory'),
    abi: factoryAbi,
    functionName: 'getPool',
    args: [USDC.address as Address, WETH.address as Address, feePips],
  });

run(main, {sends: false});
