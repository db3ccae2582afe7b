import assert from 'node:assert/strict';
import {encodeFunctionData, formatUnits, parseEther, parseEventLogs, parseUnits} from 'viem';
import type {TransactionReceipt} from 'viem';
import {readAllowance, withAllowances} from '../../support/allowances';
import {account, client, confirm, isSandbox, run} from '../../support/chain';
import {type Amounts, balances, byName, minus, showBoth, usdc} from '../../support/pair';
import {managerAbi, ownerOf} from '../liquidity/support/positions';
import {migrateCall, migrator, planFor} from './support/plan';
import {
  pairAbi,
  provideToV2,
  readV2Liquidity,
  signPairPermit,
  type V2Liquidity,
  worthOf,
} from './support/v2Liquidity';

/** Migrates a part of the liquidity in one transaction, which a signature allows. */
async function migrateByPermit(part: bigint, v2: V2Liquidity): Promise<TransactionReceipt> {
  // #region permit
  const migration = await planFor(part, {refundAsETH: true}, v2);
  const allowed = {spender: migrator.address, value: part, deadline: migration.deadline};
  const permit = encodeFunctionData({
    ...{...migrator, functionName: 'selfPermitIfNecessary'},
    args: await signPairPermit(v2.pair, allowed),
  });
  const multicall = {...migrator, functionName: 'multicall'} as const;
  const {request} = await client.simulateContract({
    ...multicall,
    args: [[permit, migrateCall(migration)]],
  });
  return confirm(await client.writeContract(request));
  // #endregion permit
}

/** Migrates a part of the liquidity after an approval, as a contract account must. */
async function migrateByApproval(part: bigint, v2: V2Liquidity): Promise<TransactionReceipt> {
  // #region approve
  const migration = await planFor(part, {refundAsETH: false}, v2);
  const allowed = {token: v2.pair, spender: migrator.address, amount: part};
  return withAllowances([allowed], async () => {
    const migrate = {...migrator, functionName: 'migrate', args: [migration]} as const;
    const {request} = await client.simulateContract(migrate);
    return confirm(await client.writeContract(request));
  });
  // #endregion approve
}

/** What the pair paid, what the position took, and what came back, by the events. */
function readMigration({logs}: TransactionReceipt) {
  // #region events
  const [burnt] = parseEventLogs({abi: pairAbi, eventName: 'Burn', logs});
  const [added] = parseEventLogs({abi: managerAbi, eventName: 'IncreaseLiquidity', logs});
  assert.ok(burnt && added);
  const paid = byName(burnt.args.amount0, burnt.args.amount1);
  const taken = byName(added.args.amount0, added.args.amount1);
  return {tokenId: added.args.tokenId, paid, taken, refund: minus(paid, taken)};
  // #endregion events
}

function print(way: string, {paid, taken, refund}: ReturnType<typeof readMigration>, as: string) {
  console.log(way);
  console.log(`  from v2   ${showBoth(paid)}`);
  console.log(`  in v3     ${showBoth(taken)}`);
  const inUsdc = formatUnits(refund.usdc, usdc.decimals);
  console.log(`  refunded  ${inUsdc} USDC + ${formatUnits(refund.weth, 18)} ${as}`);
}

run(async () => {
  if (await isSandbox()) await provideToV2({usdc: parseUnits('10000', 6), weth: parseEther('5')});
  const v2 = await readV2Liquidity();
  if (v2.liquidity < 2n) throw new Error(`${account} holds no liquidity of ${v2.pair}`);
  console.log(`in v2: ${formatUnits(v2.liquidity, 18)} liquidity of USDC and WETH`);

  const half = v2.liquidity / 2n;
  const ether = await client.getBalance({address: account});
  const byPermit = await migrateByPermit(half, v2);
  const first = readMigration(byPermit);
  print('by permit', first, 'ETH');
  // #region ether
  const gas = byPermit.gasUsed * byPermit.effectiveGasPrice;
  const received = (await client.getBalance({address: account})) - ether + gas;
  if (await isSandbox()) assert.equal(received, first.refund.weth); // elsewhere more may be charged
  // #endregion ether

  const before: Amounts = await balances();
  const rest = await readV2Liquidity();
  const second = readMigration(await migrateByApproval(rest.liquidity, rest));
  print('by approval', second, 'WETH');

  // #region verify
  assert.deepEqual(minus(await balances(), before), second.refund);
  // Elsewhere trades of others change what the pair pays.
  if (await isSandbox()) assert.deepEqual(second.paid, worthOf(rest.liquidity, rest));
  assert.deepEqual(await balances(migrator.address), {usdc: 0n, weth: 0n});
  assert.equal((await readV2Liquidity()).liquidity, 0n);
  assert.equal(await readAllowance({token: v2.pair, spender: migrator.address}), 0n);
  for (const {tokenId} of [first, second]) assert.equal(await ownerOf(tokenId), account);
  // #endregion verify
  console.log('nothing stays in V3Migrator, and its allowance is 0');
});
