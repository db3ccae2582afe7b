import assert from 'node:assert/strict';
import {Percent} from '@uniswap/sdk-core';
import {NonfungiblePositionManager, Position, type RemoveLiquidityOptions} from '@uniswap/v3-sdk';
import {parseEther, parseUnits} from 'viem';
import {account, client, deadlineIn, isSandbox, run} from '../../../support/chain';
import {balances, byName, inOrder, minus, showBoth} from '../../../support/pair';
import {buyWeth, tradeBothWays} from '../../support/market';
import {poolAddress} from '../../support/readPool';
import {amountOf, requireAmounts, USDC, WETH} from '../../support/tokens';
import {addedIn} from './support/added';
import {feesOwed} from './support/feesOwed';
import {manager, send} from './support/manager';
import {encodeIncrease, encodeRemoval} from './support/modifyWithViem';
import {openPosition, sendApproved} from './support/openPosition';
import {budgetUsdc, budgetWei, deadlineSeconds, feePips} from './support/plan';
import {requireBudgets, slippageTolerance} from './support/plan';
import {readPosition, readRecord} from './support/readPosition';
import {removedIn} from './support/removed';

// #region constants
const addedUsdc = parseUnits('5000', 6); // add at most this
const addedWei = parseEther('2.5'); // and at most this of WETH
const half = new Percent(1, 2);
const all = new Percent(1); // one whole, 100%
// #endregion constants

async function add(tokenId: bigint): Promise<void> {
  const before = await balances();

  // #region add
  const {pool, tickLower, tickUpper, liquidity} = await readPosition(tokenId);
  const [amount0, amount1] = inOrder({usdc: addedUsdc, weth: addedWei});
  const addition = Position.fromAmounts({
    ...{pool, tickLower, tickUpper}, // the range is the position's own
    amount0: String(amount0),
    amount1: String(amount1),
    useFullPrecision: false, // rounds as the position manager does
  });
  const deadline = await deadlineIn(deadlineSeconds);
  const parameters = NonfungiblePositionManager.addCallParameters(addition, {
    tokenId: String(tokenId), // and no recipient: with one, this would be a mint
    slippageTolerance,
    deadline: String(deadline),
  });
  // #endregion add
  assert.equal(parameters.calldata, encodeIncrease(tokenId, {addition, deadline}));

  await buyWeth(parseUnits('1000', 6)); // somebody trades before the transaction is included
  const {logs} = await sendApproved(addition, parameters);
  const added = addedIn(logs);

  // #region verify-add
  const record = await readRecord(tokenId);
  assert.equal(record.liquidity, BigInt(liquidity.toString()) + added.liquidity);
  const used = byName(added.amount0, added.amount1);
  assert.deepEqual(minus(before, await balances()), used);
  // #endregion verify-add
  console.log(`1. add         ${showBoth(used)}`);
  console.log(`   liquidity   ${liquidity} → ${record.liquidity}`);
}

// #region remove
/** Calldata that removes a part of a position and pays it out, with all fees. */
const encodeRemove = (
  position: Position,
  options: Pick<RemoveLiquidityOptions, 'tokenId' | 'liquidityPercentage' | 'deadline'>,
) =>
  NonfungiblePositionManager.removeCallParameters(position, {
    ...options,
    slippageTolerance,
    collectOptions: {
      recipient: account,
      expectedCurrencyOwed0: amountOf(position.pool.token0, 0n), // minimums only if one of them is ether
      expectedCurrencyOwed1: amountOf(position.pool.token1, 0n),
    },
    burnToken: all.equalTo(options.liquidityPercentage), // an NFT without liquidity is of no use
  });
// #endregion remove

async function remove(tokenId: bigint, percent: Percent) {
  const before = await balances();

  const blockNumber = await client.getBlockNumber();
  const owed = await feesOwed(tokenId, poolAddress(USDC, WETH, feePips), blockNumber);

  // #region send-removal
  const position = await readPosition(tokenId); // in full: the percentage is of this liquidity
  const deadline = await deadlineIn(deadlineSeconds);
  const parameters = encodeRemove(position, {
    tokenId: String(tokenId),
    liquidityPercentage: percent,
    deadline: String(deadline),
  });
  const {removed, paid} = removedIn((await send(parameters)).logs);
  // #endregion send-removal

  // #region verify-removal
  const burns = percent.equalTo(all);
  const sameWithViem = encodeRemoval(tokenId, {position, percent, deadline, burns});
  assert.equal(parameters.calldata, sameWithViem);
  if (await isSandbox()) assert.deepEqual(minus(paid, removed), byName(...owed)); // nobody else trades there
  assert.deepEqual(minus(await balances(), before), paid);
  // #endregion verify-removal
  return {removed, fees: minus(paid, removed)};
}

async function main(): Promise<void> {
  await requireBudgets();
  await requireAmounts(
    amountOf(USDC, budgetUsdc + addedUsdc), // what the position and the addition may take
    amountOf(WETH, budgetWei + addedWei),
  );
  const tokenId = await openPosition();
  await tradeBothWays(parseUnits('100000', 6)); // so that the position has earned fees
  await add(tokenId);

  const first = await remove(tokenId, half);
  const {liquidity, owed0, owed1} = await readRecord(tokenId);
  console.log(`2. remove half ${showBoth(first.removed)}`);
  console.log(`   fees        ${showBoth(first.fees)}`);
  console.log(`   left        liquidity ${liquidity}, owed ${showBoth(byName(owed0, owed1))}`);

  const last = await remove(tokenId, all);
  console.log(`3. remove all  ${showBoth(last.removed)}`);
  console.log(`   fees        ${showBoth(last.fees)}`);

  // #region burnt
  const owner = {...manager, functionName: 'ownerOf', args: [tokenId]} as const;
  await assert.rejects(client.readContract(owner), /owner query for nonexistent token/);
  // #endregion burnt
  console.log(`   position ${tokenId} is burnt`);
}

run(main);
