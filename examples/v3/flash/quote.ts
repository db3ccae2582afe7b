import assert from 'node:assert/strict';
import {CurrencyAmount, Token, TradeType} from '@uniswap/sdk-core';
import {Pool, Route, SwapQuoter, computePoolAddress} from '@uniswap/v3-sdk';
import {decodeFunctionResult, parseAbi, type Hex} from 'viem';
import {chain, client, run} from '../../support/chain';
import {factory, openGap, poolOf, quoter, quoterAbi, show, usdc, weth} from './support/market';
import {
  amountBorrowedUsdc,
  buyFeePips,
  flashFee,
  flashFeePips,
  leastProfit,
  lessSlippage,
  makeOrder,
  noProfit,
  quoteLegs,
  sellFeePips,
} from './support/order';

const poolAbi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16 observationIndex, uint16 observationCardinality, uint16 observationCardinalityNext, uint8 feeProtocol, bool unlocked)',
  'function liquidity() view returns (uint128)',
]);

const [USDC, WETH] = [usdc, weth].map(
  ({address, decimals, symbol}) => new Token(chain.id, address, decimals, symbol),
) as [Token, Token];

// #region sdk
/** Quotes one leg with the SDK: it encodes the call, and QuoterV2 answers. */
async function quoteWithSdk(
  input: CurrencyAmount<Token>,
  {feePips, blockNumber}: {feePips: number; blockNumber: bigint},
): Promise<bigint> {
  const pool = await poolState(feePips, blockNumber);
  const route = new Route([pool], input.currency, other(input.currency));
  const {calldata} = SwapQuoter.quoteCallParameters(route, input, TradeType.EXACT_INPUT, {
    useQuoterV2: true,
  });
  const {data} = await client.call({to: quoter, data: calldata as Hex, blockNumber});
  if (!data) throw new Error('the quoter gave no answer');
  const functionName = 'quoteExactInputSingle';
  return decodeFunctionResult({abi: quoterAbi, functionName, data})[0];
}

const other = (token: Token): Token => (token.equals(USDC) ? WETH : USDC);
// #endregion sdk

/** What the SDK wants to know of a pool: price, liquidity in range, tick. */
async function poolState(feePips: number, blockNumber: bigint): Promise<Pool> {
  const contract = {address: await poolOf(feePips), abi: poolAbi, blockNumber} as const;
  const [sqrtPriceX96, tick] = await client.readContract({...contract, functionName: 'slot0'});
  const liquidity = await client.readContract({...contract, functionName: 'liquidity'});
  return new Pool(USDC, WETH, feePips, String(sqrtPriceX96), String(liquidity), tick);
}

async function main(): Promise<void> {
  await openGap();

  // #region address
  const flashPool = computePoolAddress({
    factoryAddress: factory,
    tokenA: USDC,
    tokenB: WETH,
    fee: flashFeePips,
  });
  assert.equal(flashPool, await poolOf(flashFeePips)); // what the factory says
  // #endregion address

  const blockNumber = await client.getBlockNumber(); // all that is compared is of one block
  const quotes = await quoteLegs(blockNumber);
  const {quotedWei, quotedUsdc} = quotes;
  // #region sdk-legs
  const input = CurrencyAmount.fromRawAmount(USDC, String(amountBorrowedUsdc));
  const sdkWei = await quoteWithSdk(input, {feePips: buyFeePips, blockNumber});
  const bought = CurrencyAmount.fromRawAmount(WETH, String(sdkWei));
  const sdkUsdc = await quoteWithSdk(bought, {feePips: sellFeePips, blockNumber});
  // #endregion sdk-legs
  assert.deepEqual({quotedWei: sdkWei, quotedUsdc: sdkUsdc}, quotes);

  console.log('lending pool    the same by SDK and factory');
  console.log(`borrow          ${show(amountBorrowedUsdc, usdc)}`);
  console.log(`fee             ${show(flashFee(amountBorrowedUsdc, flashFeePips), usdc)}`);
  console.log(`buy, quoted     ${show(quotedWei, weth)}`);
  console.log(`buy, at least   ${show(lessSlippage(quotedWei), weth)}`);
  console.log(`sell, quoted    ${show(quotedUsdc, usdc)}`);
  if (leastProfit(quotes) <= 0n) return console.log(noProfit);
  const order = await makeOrder(quotes);
  console.log(`profit, least   ${show(order.profitMinimum, usdc)}`);
}

run(main);
