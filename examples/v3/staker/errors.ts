import type {Address} from 'viem';
import {account, client, clientOf, confirm} from '../../support/chain';
import {runOnSandbox} from '../../support/runOnSandbox';
import {revertOf} from '../liquidity/support/revertOf';
import {mintDirectly} from '../liquidity/support/mintPosition';
import {createIncentive} from './support/incentive';
import {
  encodeKey,
  type IncentiveKey,
  makeKey,
  nftAbi,
  organiser,
  positionManager,
  staker,
  stakerAbi,
} from './support/staker';
import {mineAt} from './support/time';

const contract = {address: staker, abi: stakerAbi} as const;
const manager = {address: positionManager, abi: nftAbi} as const;

const create = (key: IncentiveKey, reward: bigint) =>
  organiser.simulateContract({...contract, functionName: 'createIncentive', args: [key, reward]});
const stake = (key: IncentiveKey, tokenId: bigint) =>
  client.simulateContract({...contract, functionName: 'stakeToken', args: [key, tokenId]});
const withdraw = (tokenId: bigint, to: Address = account) =>
  client.simulateContract({...contract, functionName: 'withdrawToken', args: [tokenId, to, '0x']});
const deposit = (tokenId: bigint, data: `0x${string}`) =>
  client.writeContract({
    ...manager,
    functionName: 'safeTransferFrom',
    args: [account, staker, tokenId, data],
  });

async function print(mistake: string, call: Promise<unknown>): Promise<void> {
  console.log(`${mistake}\n  ${await revertOf(call)}`);
}

async function main(): Promise<void> {
  const key = await makeKey();
  const past = {...key, startTime: key.startTime - 7_200n};
  await print('the start is in the past', create(past, 1n));
  const milliseconds = {...key, startTime: key.startTime * 1_000n, endTime: key.endTime * 1_000n};
  await print('times in milliseconds', create(milliseconds, 1n));
  await print('the organiser approved nothing', create(key, 1n));
  await createIncentive(key);

  const [tokenId, unstaked, lost] = [
    await mintDirectly(),
    await mintDirectly(),
    await mintDirectly(),
  ];
  await confirm(await deposit(unstaked, '0x'));
  await print('staking before the start', stake(key, unstaked));

  await mineAt(key.startTime);
  await print('a key with another end', stake({...key, endTime: key.endTime + 1n}, unstaked));
  await confirm(await deposit(tokenId, encodeKey(key)));
  await print('staking twice', stake(key, tokenId));
  await print('withdrawing while staked', withdraw(tokenId));
  const stranger = {...contract, account: clientOf(3).account};
  const unstake = {functionName: 'unstakeToken', args: [key, tokenId]} as const;
  await print('a stranger unstakes early', client.simulateContract({...stranger, ...unstake}));

  // #region lost
  const transfer = {...manager, functionName: 'transferFrom'} as const;
  await confirm(await client.writeContract({...transfer, args: [account, staker, lost]}));
  await print('withdrawing an NFT sent by transferFrom', withdraw(lost));
  // #endregion lost

  await mineAt(key.endTime);
  const end = {...contract, functionName: 'endIncentive', args: [key]} as const;
  await print('ending while a position is staked', organiser.simulateContract(end));
  await client.simulateContract({...stranger, ...unstake});
  console.log('a stranger unstakes after the end\n  passes');
}

runOnSandbox('steers the clock', main);
