import {type Address, parseEventLogs} from 'viem';
import {type Allowance, approve, withAllowances} from '../../../support/allowances';
import {account, client, confirm, deadlineIn, requireBalance} from '../../../support/chain';
import {type Amounts, token0, token1, usdc, weth} from '../../../support/pair';
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

// #region allowances
/** What lets a contract take as much as a mint or an increase may, and no more. */
export const allowancesFor = (spender: Address, desired: Desired): Allowance[] => [
  {token: token0.address, spender, amount: desired.amount0Desired},
  {token: token1.address, spender, amount: desired.amount1Desired},
];
// #endregion allowances

/** Allows that, and leaves the allowances there. */
export async function approveDesired(spender: Address, desired: Desired): Promise<void> {
  for (const allowance of allowancesFor(spender, desired)) await approve(allowance);
}

/** Takes back what is left of the approvals. */
export async function revokeApprovals(spender: Address): Promise<void> {
  await approve({token: usdc.address, spender, amount: 0n});
  await approve({token: weth.address, spender, amount: 0n});
}

/** Opens a position that the account holds itself, and gives its id. */
export async function mintDirectly(): Promise<bigint> {
  const params = await mintParams(account);
  const call = {...manager, functionName: 'mint', args: [params]} as const;
  return withAllowances(allowancesFor(positionManager, params), async () =>
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
