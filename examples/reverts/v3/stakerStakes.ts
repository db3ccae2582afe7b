import {mintDirectly} from '../../v3/liquidity/support/mintPosition';
import {createIncentive} from '../../v3/staker/support/incentive';
import {makeKey, nftAbi, positionManager, staker, stakerAbi} from '../../v3/staker/support/staker';
import {mineAt} from '../../v3/staker/support/time';
import {client, clientOf, confirm, reverts, run} from '../support/reproduce';
import {emptyPosition} from './support/emptyPosition';

const contract = {address: staker, abi: stakerAbi} as const;
const account = client.account.address;
const otherPool = '0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640' as const; // USDC and WETH at 0.05%
const stranger = clientOf(3).account.address;

const deposit = async (tokenId: bigint) =>
  confirm(
    await client.writeContract({
      address: positionManager,
      abi: nftAbi,
      functionName: 'safeTransferFrom',
      args: [account, staker, tokenId, '0x'],
    }),
  );

run(async () => {
  const key = await makeKey();
  const elsewhere = {...key, pool: otherPool};
  await createIncentive(key);
  await createIncentive(elsewhere);
  const [tokenId, empty] = [await mintDirectly(), await mintDirectly()];
  await emptyPosition(empty);
  await deposit(tokenId);
  await deposit(empty);
  const stake = {...contract, functionName: 'stakeToken'} as const;
  const unstake = {...contract, functionName: 'unstakeToken'} as const;

  // #region only-owner-can-stake-token
  await reverts('UniswapV3Staker::stakeToken: only owner can stake token', {
    ...stake,
    args: [key, tokenId],
    from: stranger,
  });
  // #endregion only-owner-can-stake-token

  // #region incentive-not-started
  await reverts('UniswapV3Staker::stakeToken: incentive not started', {
    ...stake,
    args: [key, tokenId],
  });
  // #endregion incentive-not-started

  await mineAt(key.startTime);

  // #region non-existent-incentive
  // One second more in a field of the key names an incentive that nobody created.
  await reverts('UniswapV3Staker::stakeToken: non-existent incentive', {
    ...stake,
    args: [{...key, endTime: key.endTime + 1n}, tokenId],
  });
  // #endregion non-existent-incentive

  // #region token-pool-is-not-the-incentive-pool
  await reverts('UniswapV3Staker::stakeToken: token pool is not the incentive pool', {
    ...stake,
    args: [elsewhere, tokenId],
  });
  // #endregion token-pool-is-not-the-incentive-pool

  // #region cannot-stake-token-with-0-liquidity
  await reverts('UniswapV3Staker::stakeToken: cannot stake token with 0 liquidity', {
    ...stake,
    args: [key, empty],
  });
  // #endregion cannot-stake-token-with-0-liquidity

  // #region reward-info-stake-does-not-exist
  await reverts('UniswapV3Staker::getRewardInfo: stake does not exist', {
    ...contract,
    functionName: 'getRewardInfo',
    args: [key, tokenId],
  });
  // #endregion reward-info-stake-does-not-exist

  // #region unstake-stake-does-not-exist
  await reverts('UniswapV3Staker::unstakeToken: stake does not exist', {
    ...unstake,
    args: [key, tokenId],
  });
  // #endregion unstake-stake-does-not-exist

  // #region token-already-staked
  await confirm(await client.writeContract({...stake, args: [key, tokenId]}));
  await reverts('UniswapV3Staker::stakeToken: token already staked', {
    ...stake,
    args: [key, tokenId],
  });
  // #endregion token-already-staked

  // #region only-owner-can-withdraw-token-before-incentive-end-time
  await reverts(
    'UniswapV3Staker::unstakeToken: only owner can withdraw token before incentive end time',
    {...unstake, args: [key, tokenId], from: stranger},
  );
  // #endregion only-owner-can-withdraw-token-before-incentive-end-time

  // #region incentive-ended
  await mineAt(key.endTime);
  await reverts('UniswapV3Staker::stakeToken: incentive ended', {...stake, args: [key, empty]});
  // #endregion incentive-ended
});
