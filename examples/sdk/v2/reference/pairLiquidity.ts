import assert from 'node:assert/strict';
import type {CurrencyAmount, Token} from '@uniswap/sdk-core';
import {MINIMUM_LIQUIDITY, Pair} from '@uniswap/v2-sdk';
import {type Address, parseAbi} from 'viem';
import {approve} from '../../../support/allowances';
import {account, client, confirm, deadlineIn, run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {allowanceFor, amountOf, baseUnits, show, USDC, WETH} from '../../support/tokens';
import {readPair} from '../support/pairs';
import {router} from '../support/router';

const pairAbi = parseAbi([
  'function totalSupply() view returns (uint256)',
  'function kLast() view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
]);
const liquidityAbi = parseAbi([
  'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline) returns (uint256 amountA, uint256 amountB, uint256 liquidity)',
  'function removeLiquidity(address tokenA, address tokenB, uint256 liquidity, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline) returns (uint256 amountA, uint256 amountB)',
]);
const tokens = [USDC.address as Address, WETH.address as Address] as const;
const contract = {address: router, abi: liquidityAbi, account} as const;

/** Shares of a pair, as the chain counts them. */
async function readShares(pair: Pair): Promise<{supply: CurrencyAmount<Token>; kLast: bigint}> {
  const call = {address: pair.liquidityToken.address as Address, abi: pairAbi} as const;
  const supply = await client.readContract({...call, functionName: 'totalSupply'});
  const kLast = await client.readContract({...call, functionName: 'kLast'});
  return {supply: amountOf(pair.liquidityToken, supply), kLast};
}

run(async () => {
  const before = await readPair([USDC, WETH]);
  const {supply, kLast} = await readShares(before);

  // #region minted
  const usdc = amountOf(USDC, 20_000n * 10n ** 6n);
  const weth = amountOf(WETH, 10n * 10n ** 18n);
  const shares = before.getLiquidityMinted(supply, usdc, weth);
  console.log(`${show(usdc)} and ${show(weth)} give ${show(shares)}`);
  // #endregion minted

  await approve(allowanceFor(router, usdc));
  await approve(allowanceFor(router, weth));
  const amounts = [baseUnits(usdc), baseUnits(weth)] as const;
  const deadline = await deadlineIn(600n);
  const args = [...tokens, ...amounts, ...amounts, account, deadline] as const;
  const {request, result} = await client.simulateContract({
    ...contract,
    functionName: 'addLiquidity',
    args,
  });
  assert.equal(baseUnits(shares), result[2]);
  await confirm(await client.writeContract(request));

  // #region value
  const pair = await readPair([USDC, WETH]);
  const after = await readShares(pair);
  const usdcBack = pair.getLiquidityValue(USDC, after.supply, shares);
  const wethBack = pair.getLiquidityValue(WETH, after.supply, shares);
  console.log(`they are worth ${show(usdcBack)} and ${show(wethBack)}`);
  // #endregion value

  await approve(allowanceFor(router, shares));
  const least = [baseUnits(usdcBack), baseUnits(wethBack)] as const;
  const removed = await client.simulateContract({
    ...contract,
    functionName: 'removeLiquidity',
    args: [...tokens, baseUnits(shares), ...least, account, deadline],
  });
  assert.deepEqual(removed.result, least);

  // #region first
  const first = new Pair(amountOf(USDC, 0n), amountOf(WETH, 0n));
  const none = amountOf(first.liquidityToken, 0n);
  const firstShares = first.getLiquidityMinted(none, usdc, weth);
  console.log(`in an empty pair, ${firstShares.quotient} base units of shares`);
  console.log(`${MINIMUM_LIQUIDITY} more are locked for good`);
  // #endregion first

  assert.equal(kLast, 0n); // the factory of the sandbox takes no fee
  // #region fee-on
  const kOfLastChange = String(1_960_000n * 10n ** 6n * (990n * 10n ** 18n)); // smaller reserves
  const withoutFee = pair.getLiquidityValue(USDC, after.supply, shares);
  const withFee = pair.getLiquidityValue(USDC, after.supply, shares, true, kOfLastChange);
  console.log(`${show(withoutFee)}, or with a protocol fee due ${show(withFee)}`);
  // #endregion fee-on

  // #region throws
  await printFailure('the supply of another token', () =>
    pair.getLiquidityMinted(amountOf(USDC, 1n), usdc, weth),
  );
  await printFailure('too little for one share', () =>
    pair.getLiquidityMinted(after.supply, amountOf(USDC, 0n), weth),
  );
  await printFailure('more shares than there are', () =>
    pair.getLiquidityValue(USDC, shares, after.supply),
  );
  await printFailure('a fee without kLast', () =>
    pair.getLiquidityValue(USDC, after.supply, shares, true),
  );
  // #endregion throws
});
