import assert from 'node:assert/strict';
import {
  encodeFunctionData,
  formatUnits,
  isAddressEqual,
  parseEventLogs,
  type TransactionReceipt,
} from 'viem';
import {readAllowance, withAllowances} from '../../support/allowances';
import {account, chain, client, confirm, isSandbox, run} from '../../support/chain';
import {managerAbi, ownerOf} from '../liquidity/support/positions';
import {migrateCall, migrator, planFor} from './support/plan';
import {type Amounts, balances, minus, showBoth, symbols, token0, token1} from './support/tokens';
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
  const paid: Amounts = [burnt.args.amount0, burnt.args.amount1];
  const taken: Amounts = [added.args.amount0, added.args.amount1];
  return {tokenId: added.args.tokenId, paid, taken, refund: minus(paid, taken)};
  // #endregion events
}

function print(
  way: string,
  {paid, taken, refund}: ReturnType<typeof readMigration>,
  refundSymbols = symbols,
): void {
  console.log(way);
  console.log(`  from v2   ${showBoth(paid)}`);
  console.log(`  in v3     ${showBoth(taken)}`);
  console.log(`  refunded  ${showBoth(refund, refundSymbols)}`);
}

/** Migrates a part by permit, and checks the ether that arrives; returns the id of the NFT. */
async function showPermit(part: bigint, v2: V2Liquidity): Promise<bigint> {
  const weth9 = await client.readContract({...migrator, functionName: 'WETH9'});
  const unwrapped = [token0, token1].findIndex(({address}) => isAddressEqual(address, weth9));
  const before = await client.getBalance({address: account});
  const byPermit = await migrateByPermit(part, v2);
  const migration = readMigration(byPermit);
  const ether = chain.nativeCurrency.symbol;
  const refundSymbols = symbols.map((symbol, index) => (index === unwrapped ? ether : symbol));
  print('by permit', migration, refundSymbols);
  // #region ether
  const gas = byPermit.gasUsed * byPermit.effectiveGasPrice;
  const received = (await client.getBalance({address: account})) - before + gas;
  const refund = migration.refund[unwrapped] ?? 0n; // neither token may be WETH
  if (await isSandbox()) assert.equal(received, refund); // elsewhere more may be charged
  // #endregion ether
  return migration.tokenId;
}

/** Migrates the rest after an approval, and checks the tokens that arrive; returns the id of the NFT. */
async function showApproval(): Promise<bigint> {
  const before = await balances();
  const rest = await readV2Liquidity();
  const migration = readMigration(await migrateByApproval(rest.liquidity, rest));
  print('by approval', migration);
  // #region tokens
  assert.deepEqual(migration.paid, worthOf(rest.liquidity, rest));
  assert.deepEqual(minus(await balances(), before), migration.refund);
  // #endregion tokens
  return migration.tokenId;
}

run(async () => {
  const isLocal = await isSandbox();
  if (isLocal) await provideToV2();
  const v2 = await readV2Liquidity();
  if (v2.liquidity === 0n) throw new Error(`${account} holds no liquidity of ${v2.pair}`);
  console.log(`in v2: ${formatUnits(v2.liquidity, 18)} liquidity of ${symbols.join(' and ')}`);
  const held = await balances(migrator.address);

  // #region ways
  // The local chain shows both ways, with one half each. Elsewhere the permit allows all of it.
  const tokenIds = [await showPermit(isLocal ? v2.liquidity / 2n : v2.liquidity, v2)];
  if (isLocal) tokenIds.push(await showApproval());
  // #endregion ways

  // #region verify
  assert.deepEqual(await balances(migrator.address), held);
  assert.equal((await readV2Liquidity()).liquidity, 0n);
  assert.equal(await readAllowance({token: v2.pair, spender: migrator.address}), 0n);
  for (const tokenId of tokenIds) assert.equal(await ownerOf(tokenId), account);
  // #endregion verify
  console.log('nothing stays in V3Migrator, and its allowance is 0');
});
