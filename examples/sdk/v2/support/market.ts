import {parseAbi} from 'viem';
import {clientOf, confirm, deadlineIn, isSandbox} from '../../../support/chain';
import {USDC, WETH} from '../../support/tokens';
import {amountOut, router, routerAbi} from './router';

const path = [USDC.address, WETH.address] as `0x${string}`[];

/** On the sandbox another account sells this much USDC for WETH, which makes WETH dearer. */
export async function sellUsdc(amountIn: bigint): Promise<void> {
  if (!(await isSandbox())) return; // elsewhere others trade by themselves
  const trader = clientOf(1);
  const approval = {
    address: USDC.address as `0x${string}`,
    abi: parseAbi(['function approve(address spender, uint256 amount) returns (bool)']),
    functionName: 'approve',
    args: [router, amountIn],
  } as const;
  await confirm(await trader.writeContract(approval));

  const minimum = ((await amountOut(amountIn, path)) * 995n) / 1_000n;
  const deadline = await deadlineIn(600n);
  const hash = await trader.writeContract({
    address: router,
    abi: routerAbi,
    functionName: 'swapExactTokensForTokens',
    args: [amountIn, minimum, path, trader.account.address, deadline],
  });
  await confirm(hash);
}
