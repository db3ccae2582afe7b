import {formatUnits, maxUint128, parseEther, parseEventLogs, parseUnits} from 'viem';
import {client, confirm, deadlineIn, run} from '../../../support/chain';
import {balances, showBoth} from '../../../support/pair';
import {revertOf} from '../../liquidity/support/revertOf';
import {approveDesired} from '../../liquidity/support/mintPosition';
import {
  amountsToAdd,
  feePips,
  minimumsToRemove,
  positionWithin,
  range,
  readPool,
} from '../../liquidity/support/plan';
import {usdc, weth} from '../support/tokens';
import {holdings, swap} from './support/attacker';
import {manager} from './support/manager';

const account = client.account.address;
const attackUsdc = parseUnits('250000', 6);

/** Both amounts in USDC, at the 2,000 USDC per WETH of before and after the attack. */
const worth = (amounts: {usdc: bigint; weth: bigint}): bigint =>
  amounts.usdc + (amounts.weth * 2_000n * 10n ** 6n) / 10n ** 18n;

const inUsdc = (amount: bigint): string => `${Number(formatUnits(amount, 6)).toFixed(2)} USDC`;

async function plan() {
  // #region plan
  const budget = {usdc: parseUnits('100000', 6), wei: parseEther('50')};
  const amounts = amountsToAdd(positionWithin(await readPool(), budget.usdc, budget.wei));
  const pool = {token0: usdc.address, token1: weth.address, fee: feePips};
  const deadline = await deadlineIn(600n);
  const params = {...pool, ...range, ...amounts, recipient: account, deadline};
  // #endregion plan
  return params;
}

/** Takes everything out again, and burns nothing. */
async function withdraw(tokenId: bigint, liquidity: bigint): Promise<void> {
  const removal = {tokenId, liquidity, ...minimumsToRemove(await readPool(), liquidity)};
  const args = [{...removal, deadline: await deadlineIn(600n)}] as const;
  const call = {...manager, functionName: 'decreaseLiquidity', args} as const;
  await confirm(await client.writeContract(call));
  const all = {tokenId, recipient: account, amount0Max: maxUint128, amount1Max: maxUint128};
  const collecting = {...manager, functionName: 'collect', args: [all]} as const;
  await confirm(await client.writeContract(collecting));
}

run(async () => {
  const params = await plan();
  await approveDesired(manager.address, params);
  const [before, attackerBefore] = [await balances(), await holdings(usdc)];

  // Seen in the mempool: the attacker makes WETH dear before the mint is included.
  const bought = await swap(usdc, weth, attackUsdc);

  // #region safe
  const minting = {...manager, account, functionName: 'mint', args: [params]} as const;
  console.log(`with minimums: ${await revertOf(client.simulateContract(minting))}`);
  // #endregion safe

  // #region demo-only zero-minimums
  // demo-only: any price is accepted, also the one that the attacker made a moment ago
  const careless = {...params, amount0Min: 0n, amount1Min: 0n};
  const call = {...manager, functionName: 'mint', args: [careless]} as const;
  const {logs} = await confirm(await client.writeContract(call));
  // #endregion demo-only zero-minimums
  const [added] = parseEventLogs({...manager, eventName: 'IncreaseLiquidity', logs});
  if (!added) throw new Error('no liquidity was added');
  const {tokenId, liquidity, amount0, amount1} = added.args;
  console.log(`without: the position takes ${showBoth({usdc: amount0, weth: amount1})}`);

  await swap(weth, usdc, bought); // and moves the price back
  await withdraw(tokenId, liquidity);
  const after = await balances();
  console.log(`holder's loss:    ${inUsdc(worth(before) - worth(after))}`);
  console.log(`attacker's gain:  ${inUsdc((await holdings(usdc)) - attackerBefore)}`);
});
