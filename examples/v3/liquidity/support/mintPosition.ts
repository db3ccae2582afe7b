import {type Address, parseEventLogs} from 'viem';
import {account, client, confirm, deadlineIn} from './chain';
import type {Keeper} from './keeper';
import {
  amountsToAdd,
  budgetUsdc,
  budgetWei,
  deadlineSeconds,
  feePips,
  positionWithin,
  range,
  readPool,
} from './plan';
import {managerAbi, positionManager} from './positions';
import {approve, usdc, weth} from './tokens';

type Desired = {amount0Desired: bigint; amount1Desired: bigint};

/** The parameters of a mint at the pool's price of now. */
export async function mintParams(recipient: Address) {
  // #region params
  const position = positionWithin(await readPool(), budgetUsdc, budgetWei);
  const params = {
    token0: usdc.address,
    token1: weth.address,
    fee: feePips,
    ...range,
    ...amountsToAdd(position),
    recipient,
    deadline: await deadlineIn(deadlineSeconds),
  };
  // #endregion params
  return params;
}

// #region approve
/** Approves exactly what a mint or an increase may take. */
export async function approveDesired(spender: Address, desired: Desired): Promise<void> {
  await approve(usdc, {spender, amount: desired.amount0Desired});
  await approve(weth, {spender, amount: desired.amount1Desired});
}
// #endregion approve

/** Takes back what is left of the approvals. */
export async function revokeApprovals(spender: Address): Promise<void> {
  await approve(usdc, {spender, amount: 0n});
  await approve(weth, {spender, amount: 0n});
}

/** Opens a position that a keeper holds, and gives its id. */
export async function mintThrough(keeper: Keeper): Promise<bigint> {
  const params = await mintParams(keeper.address);
  await approveDesired(keeper.address, params);
  const args = [params] as const;
  return mintedId(await client.writeContract({...keeper, functionName: 'mint', args}));
}

/** Opens a position that the account holds itself, and gives its id. */
export async function mintDirectly(): Promise<bigint> {
  const params = await mintParams(account);
  await approveDesired(positionManager, params);
  const args = [params] as const;
  const manager = {address: positionManager, abi: managerAbi} as const;
  const id = await mintedId(await client.writeContract({...manager, functionName: 'mint', args}));
  await revokeApprovals(positionManager);
  return id;
}

async function mintedId(hash: `0x${string}`): Promise<bigint> {
  const {logs} = await confirm(hash);
  const [added] = parseEventLogs({abi: managerAbi, eventName: 'IncreaseLiquidity', logs});
  if (!added) throw new Error(`${hash} added no liquidity`);
  return added.args.tokenId;
}
