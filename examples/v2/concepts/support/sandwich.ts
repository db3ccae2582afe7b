import {parseGwei, parseUnits, type Address} from 'viem';
import {tenMinutesAhead, tokenAbi, usdc, weth} from '../../../reverts/v2/support/v2';
import {client, clientOf, confirm} from '../../../support/chain';
import {revertOf} from '../../../v3/liquidity/support/revertOf';
import {tester} from '../../reference/support/contracts';
import {router02} from '../../support/router02';
import {holds} from './balances';

/** Sells USDC for WETH, and is watched. */
export const victim = clientOf(1);

const attacker = clientOf(2);
const owner = attacker.account.address;
const attackIn = parseUnits('100000', 6);
const path = [usdc, weth] as const;

/** A swap of the router, but for its arguments. */
export const swap = {...router02, functionName: 'swapExactTokensForTokens'} as const;

type Order = typeof swap & {
  args: readonly [bigint, bigint, readonly [Address, Address], Address, bigint];
};

/** What an amount of USDC buys now, in wei of WETH. */
export async function quote(amount: bigint): Promise<bigint> {
  const args = [amount, path] as const;
  return (await client.readContract({...router02, functionName: 'getAmountsOut', args}))[1] ?? 0n;
}

/** Mines the order between two swaps of an attacker: tells its gain in raw USDC, and why the order reverted, if it did. */
export async function sandwich(order: Order): Promise<{gain: bigint; reason?: string}> {
  const before = await holds(usdc, owner);
  const bought = await quote(attackIn);
  await allow(victim, usdc, order.args[0]);
  await allow(attacker, usdc, attackIn);
  await allow(attacker, weth, bought);
  const deadline = await tenMinutesAhead();
  const nonce = await attacker.getTransactionCount({address: owner});

  await tester.setAutomine(false);
  const buy = [attackIn, bought, path, owner, deadline] as const;
  await attacker.writeContract({...swap, args: buy, nonce, ...tip('3')});
  const reason = await reasonOf(order);
  await victim.writeContract({...order, ...tip('2')});
  const sale = [bought, (attackIn * 99n) / 100n, [weth, usdc], owner, deadline] as const;
  await attacker.writeContract({...swap, args: sale, nonce: nonce + 1, ...tip('1')});
  await tester.mine({blocks: 1});
  await tester.setAutomine(true);
  return {gain: (await holds(usdc, owner)) - before, reason};
}

/** A larger tip comes earlier in the block. */
const tip = (gwei: string) => ({
  gas: 300_000n,
  maxFeePerGas: parseGwei('50'),
  maxPriorityFeePerGas: parseGwei(gwei),
});

/** Why the order would revert after what waits for the next block already. */
async function reasonOf(order: Order): Promise<string | undefined> {
  const {account} = victim;
  const call = victim.simulateContract({...order, account, blockTag: 'pending'});
  const passes = await call.then(
    () => true,
    () => false,
  );
  return passes ? undefined : revertOf(call);
}

async function allow(who: typeof client, address: Address, amount: bigint): Promise<void> {
  const args = [router02.address, amount] as const;
  const call = {address, abi: tokenAbi, functionName: 'approve', args} as const;
  await confirm(await who.writeContract(call));
}
