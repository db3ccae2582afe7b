import assert from 'node:assert/strict';
import type {CurrencyAmount, Token} from '@uniswap/sdk-core';
import {
  encodeSqrtRatioX96,
  type FeeAmount,
  NonfungiblePositionManager,
  Pool,
  Position,
  TickMath,
  tickToPrice,
} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import {Contract} from 'ethers';
import {maxUint128, parseEther, parseUnits} from 'viem';
import {account, client, deadlineIn, isSandbox, run} from '../../../support/chain';
import {byName, inOrder, type OfBoth} from '../../../support/pair';
import {provider} from '../../support/ethersClient';
import {tradeBothWays} from '../../support/market';
import {poolAddress, readPool} from '../../support/readPool';
import {amountOf, baseUnits, show, USDC, WETH} from '../../support/tokens';
import {buyUntil} from './support/buyUntil';
import {feesOwed} from './support/feesOwed';
import {manager, positionManager} from './support/manager';
import {openPosition} from './support/openPosition';
import {requireBudgets} from './support/plan';
import {readPosition, readRecord} from './support/readPosition';

// #region ethers
/** The same position, read by ethers v5. */
async function readWithEthers(tokenId: bigint, blockNumber: bigint): Promise<Position> {
  const contract = new Contract(positionManager, NonfungiblePositionManager.INTERFACE, provider);
  const at = {blockTag: Number(blockNumber)};
  const {fee, tickLower, tickUpper, liquidity} = await contract['positions']?.(tokenId, at);
  const pool = await readPool(USDC, WETH, fee as FeeAmount, blockNumber);
  return new Position({pool, tickLower, tickUpper, liquidity: String(liquidity)});
}
// #endregion ethers

// #region at-price
/** The position as it would be at another price, in whole USDC per WETH. */
function atPrice({pool, tickLower, tickUpper, liquidity}: Position, usdcPerWeth: number): Position {
  const oneWeth = {usdc: parseUnits(String(usdcPerWeth), 6), weth: parseEther('1')};
  const [amount0, amount1] = inOrder(oneWeth);
  const price = encodeSqrtRatioX96(String(amount1), String(amount0));
  const tick = TickMath.getTickAtSqrtRatio(price);
  const moved = new Pool(USDC, WETH, pool.fee, price, pool.liquidity, tick);
  return new Position({pool: moved, tickLower, tickUpper, liquidity});
}
// #endregion at-price

async function main(): Promise<void> {
  await requireBudgets();
  const tokenId = await openPosition();
  await tradeBothWays(parseUnits('100000', 6)); // so that the position has earned fees

  // #region read
  const blockNumber = await client.getBlockNumber(); // all that follows is of this block
  const position = await readPosition(tokenId, blockNumber);
  // #endregion read
  const read = await readWithEthers(tokenId, blockNumber);
  assert.ok(JSBI.equal(read.liquidity, position.liquidity));
  assert.deepEqual(read.mintAmounts, position.mintAmounts);
  const {tickLower, tickUpper} = position;
  console.log(`position  ${tokenId}, ticks ${tickLower} to ${tickUpper}`);

  // #region range
  const ends = [tickLower, tickUpper].map((tick) => tickToPrice(WETH, USDC, tick));
  const [lowest, highest] = ends.sort((one, other) => (one.lessThan(other) ? -1 : 1));
  const price = position.pool.priceOf(WETH); // in USDC, whichever is token0
  // #endregion range
  console.log(`range     ${lowest?.toFixed(2)} to ${highest?.toFixed(2)} USDC per WETH`);
  console.log(`price     ${price.toFixed(2)} USDC per WETH`);

  // #region amounts
  const {amount0, amount1} = position; // what removing all of it pays
  const {amount0: cost0, amount1: cost1} = position.mintAmounts; // what adding it again takes
  // #endregion amounts
  assert.deepEqual(
    await simulateRemoval(tokenId, position, blockNumber),
    [amount0, amount1].map(baseUnits),
  );
  const holds = byName(amount0, amount1);
  console.log(`holds     ${both(holds)}`);
  console.log(`costs     ${cost0} and ${cost1} base units, rounded up`);

  // #region fees
  const {fee: feePips, token0, token1} = position.pool;
  const [owed0, owed1] = await feesOwed(tokenId, poolAddress(USDC, WETH, feePips), blockNumber);
  const fees = byName(amountOf(token0, owed0), amountOf(token1, owed1));
  // #endregion fees
  // #region simulate-collect
  const params = {tokenId, recipient: account, amount0Max: maxUint128, amount1Max: maxUint128};
  const collect = {
    ...manager,
    account,
    functionName: 'collect',
    args: [params],
    blockNumber,
  } as const;
  assert.deepEqual((await client.simulateContract(collect)).result, [owed0, owed1]);
  // #endregion simulate-collect
  console.log(`fees      ${both(fees)}`);

  // #region value
  const value = holds.usdc.add(fees.usdc).add(price.quote(holds.weth.add(fees.weth)));
  // #endregion value
  console.log(`worth     ${show(value)} at this price`);

  // #region preview
  for (const usdcPerWeth of [1_700, 1_900, 2_100, 2_300]) {
    const then = atPrice(position, usdcPerWeth);
    console.log(`at ${usdcPerWeth}   ${both(byName(then.amount0, then.amount1))}`);
  }
  // #endregion preview

  if (!(await isSandbox())) return; // there others move the price

  // #region verify
  const at2100 = atPrice(position, 2_100);
  await buyUntil(BigInt(at2100.pool.sqrtRatioX96.toString())); // somebody buys WETH up to 2,100 USDC
  const after = await readPosition(tokenId);
  const removed = await simulateRemoval(tokenId, after);
  assert.ok(JSBI.equal(after.pool.sqrtRatioX96, at2100.pool.sqrtRatioX96));
  assert.deepEqual(removed, [at2100.amount0, at2100.amount1].map(baseUnits));
  // #endregion verify
  console.log(`pool at 2100: removing pays ${removed[0]} and ${removed[1]} base units`);
}

// #region simulate-removal
/** What the contract would pay for all the liquidity, in base units. */
async function simulateRemoval(
  tokenId: bigint,
  position: Position,
  blockNumber?: bigint,
): Promise<readonly bigint[]> {
  const {liquidity} = await readRecord(tokenId, blockNumber);
  const amount0Min = baseUnits(position.amount0); // refuses to pay less than the SDK says
  const amount1Min = baseUnits(position.amount1);
  const deadline = await deadlineIn(600n);
  const args = [{tokenId, liquidity, amount0Min, amount1Min, deadline}] as const;
  const call = {...manager, account, functionName: 'decreaseLiquidity', args, blockNumber} as const;
  return (await client.simulateContract(call)).result;
}
// #endregion simulate-removal

const both = ({usdc, weth}: OfBoth<CurrencyAmount<Token>>): string =>
  `${show(usdc)} + ${show(weth)}`;

run(main);
