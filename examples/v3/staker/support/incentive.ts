import {parseEventLogs} from 'viem';
import {client, confirm} from '../../../support/chain';
import {
  type IncentiveKey,
  idOf,
  organiser,
  rewardUniWei,
  staker,
  stakerAbi,
  uni,
  uniAbi,
} from './staker';

const contract = {address: staker, abi: stakerAbi} as const;

/** Creates the incentive; the organiser pays the whole reward at once. */
export async function createIncentive(key: IncentiveKey): Promise<void> {
  // #region create
  const approval = {address: uni, abi: uniAbi, functionName: 'approve'} as const;
  await confirm(await organiser.writeContract({...approval, args: [staker, rewardUniWei]}));
  const hash = await organiser.writeContract({
    ...contract,
    functionName: 'createIncentive',
    args: [key, rewardUniWei],
  });
  const {logs} = await confirm(hash);
  // #endregion create
  const [created] = parseEventLogs({abi: stakerAbi, eventName: 'IncentiveCreated', logs});
  if (created?.args.reward !== rewardUniWei) throw new Error(`${hash} created another incentive`);
}

/** What the staker has on record of an incentive. */
export async function readIncentive(key: IncentiveKey) {
  const args = [idOf(key)] as const;
  const [unclaimedUniWei, , stakes] = await client.readContract({
    ...contract,
    functionName: 'incentives',
    args,
  });
  return {unclaimedUniWei, stakes};
}

/** Ends the incentive after its time; anyone may, and the refundee gets what is left. */
export async function endIncentive(key: IncentiveKey): Promise<bigint> {
  // #region end
  const hash = await organiser.writeContract({
    ...contract,
    functionName: 'endIncentive',
    args: [key],
  });
  const {logs} = await confirm(hash);
  const [ended] = parseEventLogs({abi: stakerAbi, eventName: 'IncentiveEnded', logs});
  // #endregion end
  if (!ended) throw new Error(`${hash} ended no incentive`);
  return ended.args.refund;
}
