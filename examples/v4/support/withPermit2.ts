import {type Allowance, withAllowances} from '../../support/allowances';
import {account, client, confirm, deadlineIn} from '../../support/chain';
import {permit2} from '../../permit2/support/permit2';

// #region with-permit2
/** Lets contracts take these amounts through Permit2 while something is done, and nothing from then on. */
export function withPermit2<Result>(
  allowances: readonly Allowance[],
  spend: () => Promise<Result>,
): Promise<Result> {
  // First step: the token lets Permit2 take the amount.
  const ofTokens = allowances.map((one) => ({...one, spender: permit2.address}));
  return withAllowances(ofTokens, async () => {
    try {
      // Second step: Permit2 lets the contract take it, for ten minutes.
      for (const one of allowances) await allow(one);
      return await spend();
    } finally {
      for (const one of allowances) await takeBack(one);
    }
  });
}

async function allow({token, spender, amount}: Allowance): Promise<void> {
  const expirationSeconds = Number(await deadlineIn(600n));
  const args = [token, spender, amount, expirationSeconds] as const;
  await confirm(await client.writeContract({...permit2, functionName: 'approve', args}));
}

async function takeBack({token, spender}: Allowance): Promise<void> {
  if ((await readPermitted({token, spender})) === 0n) return;
  const args = [[{token, spender}]] as const;
  await confirm(await client.writeContract({...permit2, functionName: 'lockdown', args}));
}
// #endregion with-permit2

/** How much of a token a contract may still take from the account through Permit2. */
export async function readPermitted({token, spender}: Omit<Allowance, 'amount'>): Promise<bigint> {
  const args = [account, token, spender] as const;
  const [amount] = await client.readContract({...permit2, functionName: 'allowance', args});
  return amount;
}
