import assert from 'node:assert/strict';
import {formatUnits, parseAbi, parseEventLogs, parseUnits} from 'viem';
import {withAllowances} from '../../support/allowances';
import {account, addressOf, client, confirm, requireBalance, run} from '../../support/chain';
import {
  allowancesOf,
  createCall,
  creator,
  findPool,
  firstPosition,
  firstPrice,
  higher,
  listed,
  lower,
  mintCall,
  newFeePips,
  priceFrom,
  quoted,
  sqrtPriceAt,
} from './support/newPool';

const quoter = {
  address: addressOf('QuoterV2'),
  abi: parseAbi([
    'function quoteExactInputSingle((address tokenIn, address tokenOut, uint256 amountIn, uint24 fee, uint160 sqrtPriceLimitX96)) returns (uint256 amountOut, uint160, uint32, uint256)',
  ]),
} as const;

run(async () => {
  // #region unused
  const existing = await findPool();
  if (existing && existing.sqrtPriceX96 > 0n) {
    const price = `${priceFrom(existing.sqrtPriceX96)} ${quoted.symbol}`;
    throw new Error(`${existing.address} is this pool, at ${price}: compare that with the market`);
  }
  // #endregion unused

  const sqrtPriceX96 = sqrtPriceAt(firstPrice);
  console.log(`token0        ${lower.symbol}, ${lower.decimals} decimals`);
  console.log(`token1        ${higher.symbol}, ${higher.decimals} decimals`);
  console.log(`sqrtPriceX96  ${sqrtPriceX96}`);

  // #region together
  const params = await firstPosition(firstPrice);
  await requireBalance(lower, params.amount0Desired);
  await requireBalance(higher, params.amount1Desired);
  const receipt = await withAllowances(allowancesOf(params), async () => {
    const calls = [createCall(sqrtPriceX96), mintCall(params)];
    const multicall = {...creator, functionName: 'multicall', args: [calls]} as const;
    const {request} = await client.simulateContract(multicall);
    return confirm(await client.writeContract(request));
  });
  // #endregion together

  const [added] = parseEventLogs({...creator, eventName: 'IncreaseLiquidity', logs: receipt.logs});
  assert.ok(added);
  const {tokenId, amount0, amount1} = added.args;
  const show = (amount: bigint, {decimals, symbol}: typeof lower) =>
    `${formatUnits(amount, decimals)} ${symbol}`;
  console.log(`put in        ${show(amount0, lower)} + ${show(amount1, higher)}`);

  // #region verify
  const pool = await findPool();
  assert.equal(pool?.sqrtPriceX96, sqrtPriceX96);
  const owner = {...creator, functionName: 'ownerOf', args: [tokenId]} as const;
  assert.equal(await client.readContract(owner), account);
  // #endregion verify
  console.log(`slot0         1 ${listed.symbol} = ${priceFrom(sqrtPriceX96)} ${quoted.symbol}`);

  // #region quote
  const swap = {
    ...{tokenIn: listed.address, tokenOut: quoted.address, fee: newFeePips},
    ...{amountIn: parseUnits('1', listed.decimals), sqrtPriceLimitX96: 0n},
  };
  const {result} = await client.simulateContract({
    ...{...quoter, functionName: 'quoteExactInputSingle', args: [swap]},
  });
  // #endregion quote
  console.log(`selling 1 ${listed.symbol} would pay ${show(result[0], quoted)}`);
});
