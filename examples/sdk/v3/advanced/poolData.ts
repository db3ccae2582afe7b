import assert from 'node:assert/strict';
import {CurrencyAmount, TradeType} from '@uniswap/sdk-core';
import {
  computePoolAddress,
  FeeAmount,
  Pool,
  Route,
  SwapQuoter,
  TICK_SPACINGS,
} from '@uniswap/v3-sdk';
import {type Address, decodeFunctionResult, encodeFunctionData, parseUnits} from 'viem';
import {addressOf, client, run} from '../../../support/chain';
import {wordsOf} from '../../../support/tickBitmap';
import {factoryAbi, quoterAbi} from '../../support/abis';
import {baseUnits, show, USDC, WETH} from '../../support/tokens';
import {readState} from './support/readState';
import {readTicks} from './support/readTicks';
import {sdkTicks} from './support/sdkTicks';

// #region constants
const feePips = FeeAmount.LOW; // 500: the pool that takes 0.05%
const tickSpacing = TICK_SPACINGS[feePips]; // 10
const amountInUsdc = parseUnits('1500000', 6); // enough to cross a tick
// #endregion constants

const factory = {address: addressOf('UniswapV3Factory'), abi: factoryAbi} as const;

async function main(): Promise<void> {
  // #region address
  const address = computePoolAddress({
    factoryAddress: factory.address,
    tokenA: USDC,
    tokenB: WETH,
    fee: feePips,
  }) as Address;
  const args = [USDC.address as Address, WETH.address as Address, feePips] as const;
  const known = await client.readContract({...factory, functionName: 'getPool', args});
  assert.equal(address, known); // computed without the chain, and the same
  // #endregion address
  console.log(`pool       ${address}`);

  // #region pool
  const blockNumber = await client.getBlockNumber();
  const {sqrtPriceX96, tick, liquidity} = await readState(address, blockNumber);
  const ticks = await readTicks({address, tickSpacing, blockNumber});
  const pool = new Pool(
    USDC,
    WETH,
    feePips,
    String(sqrtPriceX96),
    String(liquidity),
    tick,
    sdkTicks(ticks),
  );
  // #endregion pool
  console.log(`block      ${blockNumber}`);
  console.log(`price      ${pool.token1Price.toFixed(6)} USDC per WETH, tick ${tick}`);
  console.log(`liquidity  ${liquidity}`);

  // #region check
  const below = ticks.filter(({index}) => index <= tick);
  const active = below.reduce((sum, {liquidityNet}) => sum + liquidityNet, 0n);
  assert.equal(active, liquidity); // all that lower ticks add up to is what is active
  // #endregion check
  console.log(`ticks      ${ticks.length}, found in ${wordsOf(tickSpacing).length} words`);
  for (const {index, liquidityNet} of ticks) {
    console.log(`  ${String(index).padStart(7)}  ${liquidityNet}`);
  }

  // #region quote
  const amountIn = CurrencyAmount.fromRawAmount(USDC, String(amountInUsdc));
  const [amountOut, poolAfter] = await pool.getOutputAmount(amountIn);
  // #endregion quote
  console.log(`SDK        ${show(amountIn)} → ${show(amountOut)}`);
  console.log(`           tick ${poolAfter.tickCurrent}, liquidity ${poolAfter.liquidity}`);

  // #region quoter
  const call = {abi: quoterAbi, functionName: 'quoteExactInputSingle'} as const;
  const params = {
    tokenIn: USDC.address as Address,
    tokenOut: WETH.address as Address,
    amountIn: amountInUsdc,
    fee: feePips,
    sqrtPriceLimitX96: 0n,
  };
  const data = encodeFunctionData({...call, args: [params]});
  const route = new Route([pool], USDC, WETH);
  const options = {useQuoterV2: true};
  const sdk = SwapQuoter.quoteCallParameters(route, amountIn, TradeType.EXACT_INPUT, options);
  assert.equal(data, sdk.calldata); // viem and the SDK ask the same

  const answer = await client.call({to: addressOf('QuoterV2'), data, blockNumber});
  const result = decodeFunctionResult({...call, data: answer.data ?? '0x'});
  const [quotedWei, sqrtPriceX96After, ticksCrossed] = result;
  assert.equal(baseUnits(amountOut), quotedWei); // to the wei
  assert.equal(String(poolAfter.sqrtRatioX96), String(sqrtPriceX96After));
  // #endregion quoter
  console.log(`QuoterV2   ${quotedWei} wei, ${ticksCrossed} tick crossed`);
}

run(main, {sends: false});
