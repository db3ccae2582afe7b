import assert from 'node:assert/strict';
import {TradeType} from '@uniswap/sdk-core';
import {encodeRouteToPath, FeeAmount, Route, SwapQuoter} from '@uniswap/v3-sdk';
import {type Address, encodeFunctionData, type Hex, hexToBigInt, parseAbi, slice} from 'viem';
import {addressOf, client, run} from '../../../support/chain';
import {quoterAbi} from '../../support/abis';
import {printFailure} from '../../support/printFailure';
import {readPool} from '../../support/readPool';
import {amountOf, baseUnits, DAI, show, USDC, WETH} from '../../support/tokens';

const quoter = addressOf('QuoterV2');
const olderQuoter = addressOf('Quoter');
const olderAbi = parseAbi([
  'function quoteExactInputSingle(address tokenIn, address tokenOut, uint24 fee, uint256 amountIn, uint160 sqrtPriceLimitX96) returns (uint256 amountOut)',
]);
const fee = FeeAmount.MEDIUM;
const [usdc, weth] = [USDC.address as Address, WETH.address as Address];

run(async () => {
  const pool = await readPool(WETH, USDC, fee);

  // #region v2
  const route = new Route([pool], WETH, USDC);
  const paid = amountOf(WETH, 10n ** 18n);
  const options = {useQuoterV2: true};
  const {calldata} = SwapQuoter.quoteCallParameters(route, paid, TradeType.EXACT_INPUT, options);
  const {data = '0x'} = await client.call({to: quoter, data: calldata as Hex});
  const quoted = hexToBigInt(slice(data, 0, 32)); // the first of four results
  console.log(`QuoterV2   ${calldata.slice(0, 10)}, ${show(amountOf(USDC, quoted))}`);
  // #endregion v2
  const params = {tokenIn: weth, tokenOut: usdc, fee, sqrtPriceLimitX96: 0n};
  const args = [{...params, amountIn: baseUnits(paid)}] as const;
  const call = {abi: quoterAbi, functionName: 'quoteExactInputSingle', args} as const;
  assert.equal(calldata, encodeFunctionData(call));
  const [computed] = await pool.getOutputAmount(paid);
  assert.equal(quoted, baseUnits(computed));

  // #region v1
  const older = SwapQuoter.quoteCallParameters(route, paid, TradeType.EXACT_INPUT);
  const answer = await client.call({to: olderQuoter, data: older.calldata as Hex});
  const same = amountOf(USDC, hexToBigInt(answer.data ?? '0x')); // the only result
  console.log(`Quoter     ${older.calldata.slice(0, 10)}, ${show(same)}`);
  // #endregion v1
  assert.equal(baseUnits(same), quoted);
  const olderArgs = [weth, usdc, fee, baseUnits(paid), 0n] as const;
  const olderCall = {
    abi: olderAbi,
    functionName: 'quoteExactInputSingle',
    args: olderArgs,
  } as const;
  assert.equal(older.calldata, encodeFunctionData(olderCall));

  // #region path
  const hops = new Route([pool, await readPool(USDC, DAI, FeeAmount.LOWEST)], WETH, DAI);
  const wanted = amountOf(DAI, 1_000n * 10n ** 18n);
  const exact = SwapQuoter.quoteCallParameters(hops, wanted, TradeType.EXACT_OUTPUT, options);
  const result = await client.call({to: quoter, data: exact.calldata as Hex});
  const cost = hexToBigInt(slice(result.data ?? '0x', 0, 32));
  console.log(`two pools  ${exact.calldata.slice(0, 10)}, ${show(amountOf(WETH, cost))}`);
  // #endregion path
  const path = encodeRouteToPath(hops, true) as Hex;
  const pathArgs = [path, baseUnits(wanted)] as const;
  const pathCall = {abi: quoterAbi, functionName: 'quoteExactOutput', args: pathArgs} as const;
  assert.equal(exact.calldata, encodeFunctionData(pathCall));

  // #region throws
  await printFailure('price limit of two pools', () =>
    SwapQuoter.quoteCallParameters(hops, wanted, TradeType.EXACT_OUTPUT, {sqrtPriceLimitX96: '1'}),
  );
  await printFailure('calldata for the other quoter', () =>
    client.call({to: quoter, data: older.calldata as Hex}),
  );
  // #endregion throws
});
