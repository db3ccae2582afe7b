import assert from 'node:assert/strict';
import {parseEther, parseUnits, zeroAddress} from 'viem';
import {readAllowance, withAllowances} from '../../support/allowances';
import {client, confirm, deadlineIn, run} from '../../support/chain';
import {balances, printChanges, usdc, weth} from '../../support/pair';
import {revertOf} from './support/revertOf';
import {deployKeeper, type Keeper, mintThrough} from './support/keeper';
import {tradeBothWays} from './support/market';
import {allowancesFor, requireBoth} from './support/mintPosition';
import {
  amountsToAdd,
  budgetUsdc,
  budgetWei,
  deadlineSeconds,
  minimumsToRemove,
  positionWithin,
  readPool,
} from './support/plan';
import {manager, ownerOf, positionManager, readPosition} from './support/positions';

const tradedUsdc = parseUnits('100000', usdc.decimals);
const addedBudgetUsdc = parseUnits('5000', usdc.decimals);
const addedBudgetWei = parseEther('2.5');

// #region add
async function increase(keeper: Keeper, tokenId: bigint): Promise<void> {
  const amounts = amountsToAdd(positionWithin(await readPool(), addedBudgetUsdc, addedBudgetWei));
  await withAllowances(allowancesFor(keeper.address, amounts), async () => {
    const params = {tokenId, ...amounts, deadline: await deadlineIn(deadlineSeconds)};
    const call = {...keeper, functionName: 'increaseLiquidity', args: [params]} as const;
    await confirm(await client.writeContract(call));
  });
}
// #endregion add

// #region remove
async function decreaseAll(keeper: Keeper, tokenId: bigint): Promise<void> {
  const {liquidity} = await readPosition(tokenId);
  const minimums = minimumsToRemove(await readPool(), liquidity);
  const deadline = await deadlineIn(deadlineSeconds);
  const params = {tokenId, liquidity, ...minimums, deadline};
  const call = {...keeper, functionName: 'decreaseLiquidity', args: [params]} as const;
  await confirm(await client.writeContract(call));
}

async function collect(keeper: Keeper, tokenId: bigint): Promise<void> {
  const call = {...keeper, functionName: 'collect', args: [tokenId]} as const;
  await confirm(await client.writeContract(call));
}
// #endregion remove

// #region leave
async function retrieveAndBurn(keeper: Keeper, tokenId: bigint): Promise<void> {
  const retrieve = {...keeper, functionName: 'retrieve', args: [tokenId]} as const;
  await confirm(await client.writeContract(retrieve));
  const burn = {...manager, functionName: 'burn', args: [tokenId]} as const;
  await confirm(await client.writeContract(burn));
}
// #endregion leave

// #region empty
async function assertEmpty(keeper: Keeper, tokenId: bigint): Promise<void> {
  assert.deepEqual(await balances(keeper.address), {usdc: 0n, weth: 0n});
  for (const token of [usdc, weth]) {
    assert.equal(await readAllowance({token: token.address, spender: keeper.address}), 0n);
    const ofKeeper = {owner: keeper.address, spender: positionManager};
    assert.equal(await readAllowance({token: token.address, ...ofKeeper}), 0n);
  }
  const depositor = {...keeper, functionName: 'depositorOf', args: [tokenId]} as const;
  assert.equal(await client.readContract(depositor), zeroAddress);
  console.log(`after the burn, ownerOf reverts with "${await revertOf(ownerOf(tokenId))}"`);
}
// #endregion empty

async function main(): Promise<void> {
  await requireBoth({usdc: budgetUsdc + addedBudgetUsdc, weth: budgetWei + addedBudgetWei});
  const keeper = await deployKeeper();
  const start = await balances();
  let before = start;
  const done = async (step: string) => {
    const after = await balances();
    console.log(step);
    printChanges({before, after});
    before = after;
  };

  // #region life
  const tokenId = await mintThrough(keeper);
  await done('mint');
  await tradeBothWays(tradedUsdc); // in the local chain, others trade
  await collect(keeper, tokenId);
  await done('collect, after others traded');
  await increase(keeper, tokenId);
  await done('increase');
  await decreaseAll(keeper, tokenId);
  await done('decrease by all: owed, not paid');
  await collect(keeper, tokenId);
  await done('collect');
  await retrieveAndBurn(keeper, tokenId);
  before = start;
  await done('retrieve and burn; in all');
  await assertEmpty(keeper, tokenId);
  // #endregion life
}

run(main);
