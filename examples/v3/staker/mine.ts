import assert from 'node:assert/strict';
import {formatEther, parseEventLogs} from 'viem';
import {account, client, confirm} from '../../support/chain';
import {runOnSandbox} from '../../support/runOnSandbox';
import {mintDirectly} from '../liquidity/support/mintPosition';
import {readPool} from '../liquidity/support/plan';
import {createIncentive, endIncentive, readIncentive} from './support/incentive';
import {
  durationSeconds,
  encodeKey,
  makeKey,
  nftAbi,
  organiser,
  positionManager,
  rewardUniWei,
  stakedSeconds,
  staker,
  stakerAbi,
  uni,
  uniOf,
} from './support/staker';
import {mineAt, setNextTime} from './support/time';

const contract = {address: staker, abi: stakerAbi} as const;
const manager = {address: positionManager, abi: nftAbi} as const;

async function main(): Promise<void> {
  const key = await makeKey();
  await createIncentive(key);
  const created = await readIncentive(key);
  console.log(`incentive  ${formatEther(created.unclaimedUniWei)} UNI for 30 days`);
  const tokenId = await mintDirectly();

  await setNextTime(key.startTime);
  // #region stake
  const deposit = await client.writeContract({
    ...manager,
    functionName: 'safeTransferFrom',
    args: [account, staker, tokenId, encodeKey(key)],
  });
  const {logs} = await confirm(deposit);
  const [staked] = parseEventLogs({abi: stakerAbi, eventName: 'TokenStaked', logs});
  const [owner, numberOfStakes] = await client.readContract({
    ...contract,
    functionName: 'deposits',
    args: [tokenId],
  });
  assert.deepEqual([owner, numberOfStakes], [account, 1]);
  // #endregion stake

  // #region expect
  const stakedLiquidity = staked?.args.liquidity ?? 0n;
  const poolLiquidity = BigInt((await readPool()).liquidity.toString());
  const expectedUniWei =
    (rewardUniWei * stakedSeconds * stakedLiquidity) / (durationSeconds * poolLiquidity);
  // #endregion expect
  const sharePips = (stakedLiquidity * 1_000_000n) / poolLiquidity;
  console.log(`staked     ${Number(sharePips) / 10_000}% of the liquidity in range`);

  await mineAt(key.startTime + stakedSeconds - 12n);
  const [soonUniWei] = await client.readContract({
    ...contract,
    functionName: 'getRewardInfo',
    args: [key, tokenId],
  });
  console.log(`12 s early ${formatEther(soonUniWei)} UNI`);

  await setNextTime(key.startTime + stakedSeconds);
  // #region unstake
  const unstake = {...contract, functionName: 'unstakeToken', args: [key, tokenId]} as const;
  await confirm(await client.writeContract(unstake));
  const owedUniWei = await client.readContract({
    ...contract,
    functionName: 'rewards',
    args: [uni, account],
  });
  // #endregion unstake
  console.log(`unstaked   ${formatEther(owedUniWei)} UNI are owed`);
  assert.ok(expectedUniWei - owedUniWei <= 1n && owedUniWei <= expectedUniWei);

  const before = await uniOf();
  // #region claim
  const all = 0n; // asks for everything that is owed
  const claim = {...contract, functionName: 'claimReward', args: [uni, account, all]} as const;
  await confirm(await client.writeContract(claim));
  const withdraw = {...contract, functionName: 'withdrawToken'} as const;
  await confirm(await client.writeContract({...withdraw, args: [tokenId, account, '0x']}));
  // #endregion claim

  // #region verify
  const after = await uniOf();
  const holder = await client.readContract({...manager, functionName: 'ownerOf', args: [tokenId]});
  assert.equal(after - before, owedUniWei);
  assert.equal(holder, account);
  // #endregion verify
  console.log(`claimed    ${formatEther(before)} → ${formatEther(after)} UNI`);
  console.log('withdrawn  the NFT is back with its owner');

  await setNextTime(key.endTime);
  const refundUniWei = await endIncentive(key);
  assert.equal(refundUniWei, rewardUniWei - owedUniWei);
  console.log(`ended      ${formatEther(refundUniWei)} UNI go back`);
  console.log(`organiser  ${formatEther(await uniOf(organiser.account.address))} UNI`);
}

runOnSandbox('lets ten days pass', main);
