import {type Address, parseEventLogs} from 'viem';
import {account, client, confirm, deadlineIn, requireBalance} from '../../../support/chain';
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
import {manager, managerAbi, positionManager} from './positions';
import {allowance, type Amounts, approve, byName, token0, token1, usdc, weth} from './tokens';

type Desired = {amount0Desired: bigint; amount1Desired: bigint};

/** The parameters of a mint at the pool's price of now. */
export async function mintParams(recipient: Address) {
  // #region params
  const position = positionWithin(await readPool(), budgetUsdc, budgetWei);
  const params = {
    token0: token0.address,
    token1: token1.address,
    fee: feePips,
    ...range,
    ...amountsToAdd(position),
    recipient,
    deadline: await deadlineIn(deadlineSeconds),
  };
  // #endregion params
  return params;
}

/** Ends the program before it sends anything where the account holds less than it is to use. */
export async function requireBoth(amounts: Amounts): Promise<void> {
  await requireBalance(usdc, amounts.usdc);
  await requireBalance(weth, amounts.weth);
}

/** Approves exactly what a mint or an increase may take. */
export async function approveDesired(spender: Address, desired: Desired): Promise<void> {
  const amounts = byName(desired.amount0Desired, desired.amount1Desired);
  await approve(usdc, {spender, amount: amounts.usdc});
  await approve(weth, {spender, amount: amounts.weth});
}

// #region approve
/** Approves what a mint or an increase may take while it runs, and nothing from then on. */
export async function whileApproved<Result>(
  {spender, desired}: {spender: Address; desired: Desired},
  spend: () => Promise<Result>,
): Promise<Result> {
  try {
    await approveDesired(spender, desired);
    return await spend();
  } finally {
    for (const token of [usdc, weth]) {
      if ((await allowance(token, {spender})) > 0n) await approve(token, {spender, amount: 0n});
    }
  }
}
// #endregion approve

/** Takes back what is left of the approvals. */
export async function revokeApprovals(spender: Address): Promise<void> {
  await approve(usdc, {spender, amount: 0n});
  await approve(weth, {spender, amount: 0n});
}

/** Opens a position that the account holds itself, and gives its id. */
export async function mintDirectly(): Promise<bigint> {
  const params = await mintParams(account);
  const call = {...manager, functionName: 'mint', args: [params]} as const;
  return whileApproved({spender: positionManager, desired: params}, async () =>
    mintedId(await client.writeContract(call)),
  );
}

/** The id of the position that a transaction opened. */
export async function mintedId(hash: `0x${string}`): Promise<bigint> {
  const {logs} = await confirm(hash);
  const [added] = parseEventLogs({abi: managerAbi, eventName: 'IncreaseLiquidity', logs});
  if (!added) throw new Error(`${hash} added no liquidity`);
  return added.args.tokenId;
}
