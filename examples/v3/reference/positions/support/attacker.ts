import {clientOf, confirm} from '../../../../support/chain';
import {deadlineSoon, minimumFor, poolOf, router} from '../../periphery/support/router';
import {erc20Abi, type Token} from '../../support/tokens';

const attacker = clientOf(1);

/** What the attacker holds of a token. */
export const holdings = ({address}: Token): Promise<bigint> =>
  attacker.readContract({
    address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [attacker.account.address],
  });

/** The attacker swaps this much of one token for the other, in the pool that takes 0.3%; gives what comes out. */
export async function swap(tokenIn: Token, tokenOut: Token, amountIn: bigint): Promise<bigint> {
  const before = await holdings(tokenOut);
  const approval = {...tokenIn, abi: erc20Abi, functionName: 'approve'} as const;
  await confirm(await attacker.writeContract({...approval, args: [router.address, amountIn]}));
  const pool = poolOf(tokenIn, tokenOut);
  const amountOutMinimum = await minimumFor(pool, amountIn);
  const deadline = await deadlineSoon();
  const recipient = attacker.account.address;
  const args = [{...pool, recipient, deadline, amountIn, amountOutMinimum}] as const;
  const call = {...router, functionName: 'exactInputSingle', args} as const;
  await confirm(await attacker.writeContract(call));
  return (await holdings(tokenOut)) - before;
}
