import assert from 'node:assert/strict';
import {tradeExactTokensForEthWithData} from '@uniswap/sdk';
import {FeeAmount, Route} from '@uniswap/v3-sdk';
import {type Address, formatEther, parseUnits} from 'viem';
import {client, run} from '../../../support/chain';
import {readPair} from '../../v2/support/pairs';
import {amountOut} from '../../v2/support/router';
import {quoteExactInput} from '../../support/quote';
import {readPool} from '../../support/readPool';
import {amountOf, baseUnits, USDC, WETH} from '../../support/tokens';
import {v1Exchange} from './support/v1Exchange';

// #region constants
const amountInUsdc = parseUnits('10000', 6); // the same trade in every version
const amountIn = amountOf(USDC, amountInUsdc);
// #endregion constants

/** What a trade gives, computed from the state, and told by the contract: both in wei. */
type Answer = {bySdk: bigint; byContract: bigint};

async function inV1(blockNumber: bigint): Promise<Answer> {
  // #region v1
  const {etherWei, tokens, quote} = await v1Exchange(USDC, blockNumber);
  const reserves = {
    token: {address: USDC.address, decimals: USDC.decimals},
    ethReserve: {token: {decimals: 18}, amount: String(etherWei)},
    tokenReserve: {token: {decimals: USDC.decimals}, amount: String(tokens)},
  };
  const {outputAmount} = tradeExactTokensForEthWithData(reserves, String(amountInUsdc));
  const bySdk = BigInt(outputAmount.amount.toFixed(0));
  return {bySdk, byContract: await quote(amountInUsdc)};
  // #endregion v1
}

async function inV2(blockNumber: bigint): Promise<Answer> {
  // #region v2
  const pair = await readPair([USDC, WETH], blockNumber);
  const [output] = pair.getOutputAmount(amountIn);
  const path = [USDC.address, WETH.address] as Address[];
  return {bySdk: baseUnits(output), byContract: await amountOut(amountInUsdc, path, blockNumber)};
  // #endregion v2
}

async function inV3(feePips: FeeAmount, blockNumber: bigint): Promise<Answer> {
  // #region v3
  const pool = await readPool(USDC, WETH, feePips, blockNumber); // reads ticks when it crosses them
  const [output] = await pool.getOutputAmount(amountIn);
  const route = new Route([pool], USDC, WETH);
  const {outputAmount} = await quoteExactInput(route, amountIn, blockNumber);
  return {bySdk: baseUnits(output), byContract: baseUnits(outputAmount)};
  // #endregion v3
}

async function main(): Promise<void> {
  const blockNumber = await client.getBlockNumber(); // one for all
  const answers = {
    'v1  exchange         ': await inV1(blockNumber),
    'v2  pair             ': await inV2(blockNumber),
    'v3  pool, fee 0.3%  ': await inV3(FeeAmount.MEDIUM, blockNumber),
    'v3  pool, fee 0.05% ': await inV3(FeeAmount.LOW, blockNumber),
  };
  console.log(`pay ${amountIn.toExact()} USDC, receive`);
  for (const [where, {bySdk, byContract}] of Object.entries(answers)) {
    // #region check
    assert.equal(bySdk, byContract); // to the wei
    // #endregion check
    console.log(`${where} ${formatEther(byContract)} ETH or WETH`);
  }
}

run(main, {sends: false});
