import {client, clientOf, confirm, deadlineIn, isSandbox} from '../../../support/chain';
import {command} from '../../../universal-router/support/commands';
import {atLeast} from '../../../universal-router/support/quotes';
import {planOf, router} from '../../../universal-router/support/router';
import {permit2} from '../../../permit2/support/permit2';
import {erc20Abi} from 'viem';
import {listOf} from '../../support/actions';
import {quoter} from '../../support/lenses';
import {key, usdc} from '../../support/pool';

const {V4_SWAP} = command;

/** Another account sells this much ETH, then pays all the USDC that it got for ETH. */
export async function tradeBothWays(amountInWei: bigint): Promise<void> {
  const units = await sellEth(amountInWei);
  if (units > 0n) await swap({zeroForOne: false, amountIn: units});
}

/** Another account sells ETH, which makes it cheaper; gives the USDC that it got. */
export const sellEth = (amountInWei: bigint): Promise<bigint> =>
  swap({zeroForOne: true, amountIn: amountInWei});

/** Another account pays this much USDC for ETH, which makes it dearer, then sells the ETH again. */
export async function tradeUpAndBack(amountInUnits: bigint): Promise<void> {
  const wei = await swap({zeroForOne: false, amountIn: amountInUnits});
  if (wei > 0n) await sellEth(wei);
}

type Swap = {zeroForOne: boolean; amountIn: bigint};

/** Swaps as the second test account, in a local chain; elsewhere others trade by themselves. */
async function swap({zeroForOne, amountIn}: Swap): Promise<bigint> {
  if (!(await isSandbox())) return 0n;
  const trader = clientOf(1);
  const {result} = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactInputSingle',
    args: [{poolKey: key, zeroForOne, exactAmount: amountIn, hookData: '0x'}],
  });
  const [quoted] = result;
  const deadline = await deadlineIn(600n);
  if (!zeroForOne) {
    const token = {address: usdc.address, abi: erc20Abi, functionName: 'approve'} as const;
    await confirm(await trader.writeContract({...token, args: [permit2.address, amountIn]}));
    const args = [usdc.address, router.address, amountIn, Number(deadline)] as const;
    await confirm(await trader.writeContract({...permit2, functionName: 'approve', args}));
  }
  const amountOutMinimum = atLeast(quoted);
  const [paid, received] = zeroForOne
    ? [key.currency0, key.currency1]
    : [key.currency1, key.currency0];
  const actions = listOf([
    [
      'SWAP_EXACT_IN_SINGLE',
      {poolKey: key, zeroForOne, amountIn, amountOutMinimum, hookData: '0x'},
    ],
    ['SETTLE_ALL', paid, amountIn],
    ['TAKE_ALL', received, amountOutMinimum],
  ]);
  const args = [...planOf([[V4_SWAP, actions]]), deadline] as const;
  const value = zeroForOne ? amountIn : 0n;
  await confirm(await trader.writeContract({...router, functionName: 'execute', args, value}));
  return quoted;
}
