import {formatEther, parseEventLogs} from 'viem';
import {client, confirm, run} from '../../../support/chain';
import {
  idOf,
  makeKey,
  organiser,
  positionManager,
  rewardUniWei,
  uniAbi,
  type IncentiveKey,
} from '../../staker/support/staker';
import {setNextTime} from '../../staker/support/time';
import {staker} from './support/staker';

const daySeconds = 86_400n;

async function readSettings(): Promise<void> {
  // #region settings
  const names = [
    'factory',
    'nonfungiblePositionManager',
    'maxIncentiveStartLeadTime',
    'maxIncentiveDuration',
  ] as const;
  const [, manager, leadSeconds, durationSeconds] = await Promise.all(
    names.map((functionName) => client.readContract({...staker, functionName})),
  );
  console.log(`takes NFTs of the position manager: ${manager === positionManager}`);
  console.log(`may start ${BigInt(leadSeconds ?? 0) / daySeconds} days ahead`);
  console.log(`may last ${BigInt(durationSeconds ?? 0) / daySeconds} days`);
  // #endregion settings
}

async function create(key: IncentiveKey): Promise<void> {
  // #region create
  const approval = {address: key.rewardToken, abi: uniAbi, functionName: 'approve'} as const;
  await confirm(await organiser.writeContract({...approval, args: [staker.address, rewardUniWei]}));
  const hash = await organiser.writeContract({
    ...staker,
    functionName: 'createIncentive',
    args: [key, rewardUniWei],
  });
  const {logs} = await confirm(hash);
  const [created] = parseEventLogs({...staker, eventName: 'IncentiveCreated', logs});
  console.log(`created with ${formatEther(created?.args.reward ?? 0n)} UNI`);
  // #endregion create
}

async function find(key: IncentiveKey): Promise<void> {
  // #region find
  const [found] = await client.getContractEvents({
    ...staker,
    eventName: 'IncentiveCreated',
    args: {rewardToken: key.rewardToken, pool: key.pool},
    fromBlock: 0n,
    strict: true,
  });
  if (!found) throw new Error('no incentive pays UNI to this pool');
  const [unclaimed, claimedX128, stakes] = await client.readContract({
    ...staker,
    functionName: 'incentives',
    args: [idOf({...found.args, rewardToken: key.rewardToken})],
  });
  console.log(`unclaimed ${formatEther(unclaimed)} UNI, ${stakes} stakes`);
  console.log(`seconds paid for: ${claimedX128 >> 128n}`);
  // #endregion find
}

async function end(key: IncentiveKey): Promise<void> {
  await setNextTime(key.endTime);
  // #region end
  const hash = await organiser.writeContract({
    ...staker,
    functionName: 'endIncentive',
    args: [key],
  });
  const {logs} = await confirm(hash);
  const [ended] = parseEventLogs({...staker, eventName: 'IncentiveEnded', logs});
  console.log(`refunded ${formatEther(ended?.args.refund ?? 0n)} UNI`);
  // #endregion end
}

run(async () => {
  const key = await makeKey();
  await readSettings();
  await create(key);
  await find(key);
  await end(key);
});
