import {createIncentive} from '../../v3/staker/support/incentive';
import {
  encodeKey,
  makeKey,
  nftAbi,
  organiser,
  positionManager,
  staker,
  stakerAbi,
} from '../../v3/staker/support/staker';
import {mineAt} from '../../v3/staker/support/time';
import {mintDirectly} from '../../v3/liquidity/support/mintPosition';
import {client, confirm, reverts, run} from '../support/reproduce';

const contract = {address: staker, abi: stakerAbi} as const;
const account = client.account.address;
const from = organiser.account.address;
const reward = 1_000_000_000_000_000_000n;
const daySeconds = 86_400n;

run(async () => {
  const key = await makeKey();
  const create = {...contract, functionName: 'createIncentive', from} as const;
  const end = {...contract, functionName: 'endIncentive', from} as const;

  // #region reward-must-be-positive
  await reverts('UniswapV3Staker::createIncentive: reward must be positive', {
    ...create,
    args: [key, 0n],
  });
  // #endregion reward-must-be-positive

  // #region start-time-must-be-now-or-in-the-future
  await reverts('UniswapV3Staker::createIncentive: start time must be now or in the future', {
    ...create,
    args: [{...key, startTime: key.startTime - daySeconds}, reward],
  });
  // #endregion start-time-must-be-now-or-in-the-future

  // #region start-time-too-far-into-future
  const lead = await client.readContract({...contract, functionName: 'maxIncentiveStartLeadTime'});
  await reverts('UniswapV3Staker::createIncentive: start time too far into future', {
    ...create,
    args: [{...key, startTime: key.startTime + lead, endTime: key.endTime + lead}, reward],
  });
  // #endregion start-time-too-far-into-future

  // #region start-time-must-be-before-end-time
  await reverts('UniswapV3Staker::createIncentive: start time must be before end time', {
    ...create,
    args: [{...key, endTime: key.startTime}, reward],
  });
  // #endregion start-time-must-be-before-end-time

  // #region incentive-duration-is-too-long
  const longest = await client.readContract({...contract, functionName: 'maxIncentiveDuration'});
  await reverts('UniswapV3Staker::createIncentive: incentive duration is too long', {
    ...create,
    args: [{...key, endTime: key.startTime + longest + 1n}, reward],
  });
  // #endregion incentive-duration-is-too-long

  // #region safe-transfer-from-call-to-non-contract
  // An account without code stands where the reward token should.
  await reverts('TransferHelperExtended::safeTransferFrom: call to non-contract', {
    ...create,
    args: [{...key, rewardToken: account}, reward],
  });
  // #endregion safe-transfer-from-call-to-non-contract

  // #region safe-transfer-call-to-non-contract
  await reverts('TransferHelperExtended::safeTransfer: call to non-contract', {
    ...contract,
    functionName: 'claimReward',
    args: [account, account, reward],
  });
  // #endregion safe-transfer-call-to-non-contract

  // #region cannot-end-incentive-before-end-time
  await createIncentive(key);
  await reverts('UniswapV3Staker::endIncentive: cannot end incentive before end time', {
    ...end,
    args: [key],
  });
  // #endregion cannot-end-incentive-before-end-time

  // #region cannot-end-incentive-while-deposits-are-staked
  const tokenId = await mintDirectly();
  await mineAt(key.startTime);
  await confirm(
    await client.writeContract({
      address: positionManager,
      abi: nftAbi,
      functionName: 'safeTransferFrom',
      args: [account, staker, tokenId, encodeKey(key)],
    }),
  );
  await mineAt(key.endTime);
  await reverts('UniswapV3Staker::endIncentive: cannot end incentive while deposits are staked', {
    ...end,
    args: [key],
  });
  // #endregion cannot-end-incentive-while-deposits-are-staked

  // #region no-refund-available
  // A key with another start is the key of another incentive, which nobody created.
  await reverts('UniswapV3Staker::endIncentive: no refund available', {
    ...end,
    args: [{...key, startTime: key.startTime + 1n}],
  });
  // #endregion no-refund-available
});
