import type {Address} from 'viem';
import {clientOf, confirm} from '../../../support/chain';
import {tenMinutesAhead, tokenAbi} from '../../../reverts/v2/support/v2';
import {router02} from '../../reference/support/routers';

const trader = clientOf(1);

/** Another account sells this much, and tells what it got. */
export async function sell(amountIn: bigint, path: readonly [Address, Address]): Promise<bigint> {
  const token = {address: path[0], abi: tokenAbi} as const;
  const args = [router02.address, amountIn] as const;
  await confirm(await trader.writeContract({...token, functionName: 'approve', args}));

  const asked = {...router02, functionName: 'getAmountsOut', args: [amountIn, path]} as const;
  const quoted = (await trader.readContract(asked))[1] ?? 0n;
  const swap = await trader.simulateContract({
    ...router02,
    functionName: 'swapExactTokensForTokens',
    args: [
      amountIn,
      (quoted * 995n) / 1_000n,
      path,
      trader.account.address,
      await tenMinutesAhead(),
    ],
  });
  await confirm(await trader.writeContract(swap.request));
  return swap.result[1] ?? 0n;
}
