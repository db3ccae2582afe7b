import {encodeAbiParameters, keccak256, parseAbi, parseAbiParameters, parseEther} from 'viem';
import {account, addressOf, client, clientOf, tokenOf} from '../../../support/chain';
import {poolAddress} from '../../liquidity/support/plan';

export const staker = addressOf('UniswapV3Staker');
export const uni = tokenOf('UNI').address;

/** Offers the rewards, and gets back what nobody earned. The first test account provides liquidity. */
export const organiser = clientOf(2);

// #region constants
export const rewardUniWei = parseEther('30000');
export const durationSeconds = 30n * 86_400n; // so 1,000 UNI a day
export const leadSeconds = 3_600n; // time to announce it
export const stakedSeconds = 10n * 86_400n; // how long the position stays
// #endregion constants

export const stakerAbi = parseAbi([
  'struct IncentiveKey { address rewardToken; address pool; uint256 startTime; uint256 endTime; address refundee; }',
  'function createIncentive(IncentiveKey key, uint256 reward)',
  'function endIncentive(IncentiveKey key) returns (uint256 refund)',
  'function incentives(bytes32 incentiveId) view returns (uint256 totalRewardUnclaimed, uint160 totalSecondsClaimedX128, uint96 numberOfStakes)',
  'function deposits(uint256 tokenId) view returns (address owner, uint48 numberOfStakes, int24 tickLower, int24 tickUpper)',
  'function rewards(address rewardToken, address owner) view returns (uint256)',
  'function getRewardInfo(IncentiveKey key, uint256 tokenId) view returns (uint256 reward, uint160 secondsInsideX128)',
  'function stakeToken(IncentiveKey key, uint256 tokenId)',
  'function unstakeToken(IncentiveKey key, uint256 tokenId)',
  'function claimReward(address rewardToken, address to, uint256 amountRequested) returns (uint256 reward)',
  'function withdrawToken(uint256 tokenId, address to, bytes data)',
  'function maxIncentiveStartLeadTime() view returns (uint256)',
  'function maxIncentiveDuration() view returns (uint256)',
  'event IncentiveCreated(address indexed rewardToken, address indexed pool, uint256 startTime, uint256 endTime, address refundee, uint256 reward)',
  'event TokenStaked(uint256 indexed tokenId, bytes32 indexed incentiveId, uint128 liquidity)',
  'event RewardClaimed(address indexed to, uint256 reward)',
  'event IncentiveEnded(bytes32 indexed incentiveId, uint256 refund)',
]);

export {positionManager} from '../../liquidity/support/positions';

export const nftAbi = parseAbi([
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
  'function transferFrom(address from, address to, uint256 tokenId)',
]);

export const uniAbi = parseAbi([
  'function approve(address spender, uint256 amount) returns (bool)',
  'function balanceOf(address owner) view returns (uint256)',
]);

// #region key
/** The five values that an incentive consists of, with times by the chain's clock. */
export async function makeKey() {
  const {timestamp} = await client.getBlock();
  const startTime = timestamp + leadSeconds;
  return {
    rewardToken: uni,
    pool: poolAddress,
    startTime,
    endTime: startTime + durationSeconds,
    refundee: organiser.account.address,
  } as const;
}

export type IncentiveKey = Awaited<ReturnType<typeof makeKey>>;

/** The key as the bytes that the staker hashes, and that a deposit carries. */
export const encodeKey = (key: IncentiveKey) =>
  encodeAbiParameters(
    parseAbiParameters([
      'struct Key { address rewardToken; address pool; uint256 startTime; uint256 endTime; address refundee; }',
      'Key key',
    ]),
    [key],
  );

export const idOf = (key: IncentiveKey) => keccak256(encodeKey(key));
// #endregion key

/** How much UNI somebody holds. */
export const uniOf = (owner = account): Promise<bigint> =>
  client.readContract({address: uni, abi: uniAbi, functionName: 'balanceOf', args: [owner]});
