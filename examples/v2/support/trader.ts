import {type Address, erc20Abi} from 'viem';
import {clientOf, confirm, deadlineIn} from '../../support/chain';
import {quote, router02} from './router02';

/** On the sandbox, another account sells this much; gives what it got. */
export async function sell(
  amountIn: bigint,
  path: readonly [Address, Address],
  trader = clientOf(1),
): Promise<bigint> {
  const token = {address: path[0], abi: erc20Abi} as const;
  const args = [router02.address, amountIn] as const;
  await confirm(await trader.writeContract({...token, functionName: 'approve', args}));

  const least = ((await quote(amountIn, path)) * 995n) / 1_000n;
  const deadline = await deadlineIn(600n);
  const swap = await trader.simulateContract({
    ...router02,
    functionName: 'swapExactTokensForTokens',
    args: [amountIn, least, path, trader.account.address, deadline],
  });
  await confirm(await trader.writeContract(swap.request));
  return swap.result[1] ?? 0n;
}
