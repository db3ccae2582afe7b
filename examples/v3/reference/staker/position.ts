import {encodeFunctionData, formatEther, parseEventLogs, type Address} from 'viem';
import {client, clientOf, confirm, run} from '../../../support/chain';
import {mintDirectly} from '../../liquidity/support/mintPosition';
import {createIncentive} from '../../staker/support/incentive';
import {
  encodeKey,
  idOf,
  makeKey,
  nftAbi,
  positionManager,
  stakedSeconds,
  type IncentiveKey,
} from '../../staker/support/staker';
import {mineAt, setNextTime} from '../../staker/support/time';
import {staker} from './support/staker';

const account = client.account.address;
const friend = clientOf(1);
const nameOf = (address: Address) => (address === account ? 'account' : 'friend');

async function deposit(key: IncentiveKey, tokenId: bigint): Promise<void> {
  // #region deposit
  const hash = await client.writeContract({
    address: positionManager,
    abi: nftAbi,
    functionName: 'safeTransferFrom',
    args: [account, staker.address, tokenId, encodeKey(key)], // '0x' deposits without staking
  });
  const {logs} = await confirm(hash);
  const events = parseEventLogs({...staker, logs}).map(({eventName}) => eventName);
  console.log(events.join(', '));
  // #endregion deposit
}

async function read(key: IncentiveKey, tokenId: bigint): Promise<void> {
  // #region read
  const [owner, numberOfStakes, tickLower, tickUpper] = await client.readContract({
    ...staker,
    functionName: 'deposits',
    args: [tokenId],
  });
  const [, liquidity] = await client.readContract({
    ...staker,
    functionName: 'stakes',
    args: [tokenId, idOf(key)],
  });
  console.log(`deposit of the ${nameOf(owner)}, ${numberOfStakes} stake`);
  console.log(`ticks ${tickLower} to ${tickUpper}, liquidity ${liquidity}`);
  // #endregion read
}

async function reward(key: IncentiveKey, tokenId: bigint): Promise<void> {
  // #region reward
  const [rewardUniWei, secondsInsideX128] = await client.readContract({
    ...staker,
    functionName: 'getRewardInfo',
    args: [key, tokenId],
  });
  console.log(`${formatEther(rewardUniWei)} UNI for ${secondsInsideX128 >> 128n} full seconds`);
  // #endregion reward
}

async function stakeAgain(key: IncentiveKey, tokenId: bigint): Promise<void> {
  // #region stake-again
  const stake = {abi: staker.abi, functionName: 'stakeToken', args: [key, tokenId]} as const;
  const unstake = {abi: staker.abi, functionName: 'unstakeToken', args: [key, tokenId]} as const;
  const steps = [encodeFunctionData(unstake), encodeFunctionData(stake)];
  const {logs} = await confirm(
    await client.writeContract({...staker, functionName: 'multicall', args: [steps]}),
  );
  const events = parseEventLogs({...staker, logs}).map(({eventName}) => eventName);
  console.log(events.join(', '));
  // #endregion stake-again
}

async function handOver(tokenId: bigint): Promise<void> {
  // #region transfer
  const hash = await client.writeContract({
    ...staker,
    functionName: 'transferDeposit',
    args: [tokenId, friend.account.address],
  });
  const {logs} = await confirm(hash);
  const [moved] = parseEventLogs({...staker, eventName: 'DepositTransferred', logs});
  if (!moved) throw new Error(`${hash} transferred no deposit`);
  console.log(`deposit ${nameOf(moved.args.oldOwner)} → ${nameOf(moved.args.newOwner)}`);
  // #endregion transfer
}

async function unstake(key: IncentiveKey, tokenId: bigint): Promise<void> {
  // #region unstake
  const args = [key, tokenId] as const;
  await confirm(await friend.writeContract({...staker, functionName: 'unstakeToken', args}));
  for (const owner of [account, friend.account.address]) {
    const owedUniWei = await client.readContract({
      ...staker,
      functionName: 'rewards',
      args: [key.rewardToken, owner],
    });
    console.log(`owed to the ${nameOf(owner)}: ${formatEther(owedUniWei)} UNI`);
  }
  // #endregion unstake
}

async function claim(key: IncentiveKey): Promise<void> {
  // #region claim
  const all = 0n; // asks for everything that is owed
  const hash = await client.writeContract({
    ...staker,
    functionName: 'claimReward',
    args: [key.rewardToken, account, all],
  });
  const {logs} = await confirm(hash);
  const [claimed] = parseEventLogs({...staker, eventName: 'RewardClaimed', logs});
  console.log(`claimed ${formatEther(claimed?.args.reward ?? 0n)} UNI`);
  // #endregion claim
}

async function withdraw(tokenId: bigint): Promise<void> {
  // #region withdraw
  const args = [tokenId, friend.account.address, '0x'] as const;
  await confirm(await friend.writeContract({...staker, functionName: 'withdrawToken', args}));
  const holder = await client.readContract({
    address: positionManager,
    abi: nftAbi,
    functionName: 'ownerOf',
    args: [tokenId],
  });
  console.log(`the NFT belongs to the ${nameOf(holder)}`);
  // #endregion withdraw
}

run(async () => {
  const key = await makeKey();
  await createIncentive(key);
  const tokenId = await mintDirectly();
  await setNextTime(key.startTime);
  await deposit(key, tokenId);
  await read(key, tokenId);
  await mineAt(key.startTime + stakedSeconds);
  await reward(key, tokenId);
  await setNextTime(key.startTime + stakedSeconds + 12n);
  await stakeAgain(key, tokenId);
  await handOver(tokenId);
  await setNextTime(key.startTime + 2n * stakedSeconds);
  await unstake(key, tokenId);
  await claim(key);
  await withdraw(tokenId);
});
