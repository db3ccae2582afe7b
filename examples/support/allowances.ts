import {type Address, erc20Abi} from 'viem';
import {account, client, confirm} from './chain';
import type {SigningClient} from './signingClient';

/** What a contract may take of a token, in the token's base units. */
export type Allowance = {token: Address; spender: Address; amount: bigint};

/** Lets a contract take this much of an owner's tokens, and no more. */
export async function approve(
  {token, spender, amount}: Allowance,
  owner: SigningClient = client,
): Promise<void> {
  const args = [spender, amount] as const;
  const call = {address: token, abi: erc20Abi, functionName: 'approve', args} as const;
  await confirm(await owner.writeContract(call));
}

/** How much of an owner's tokens a contract may still take. */
export const readAllowance = ({
  token,
  spender,
  owner = account,
}: Omit<Allowance, 'amount'> & {owner?: Address}): Promise<bigint> =>
  client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner, spender],
  });

// #region with
/** Lets a contract take these amounts while something is done, and nothing from then on. */
export async function withAllowances<Result>(
  allowances: readonly Allowance[],
  spend: () => Promise<Result>,
  wallet: SigningClient = client,
): Promise<Result> {
  const owner = wallet.account.address;
  try {
    for (const allowance of allowances) await approve(allowance, wallet);
    return await spend();
  } finally {
    for (const {token, spender} of allowances) {
      const left = await readAllowance({token, spender, owner});
      if (left > 0n) await approve({token, spender, amount: 0n}, wallet);
    }
  }
}
// #endregion with
