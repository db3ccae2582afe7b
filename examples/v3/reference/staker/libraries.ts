import {formatEther, parseAbi, parseEther} from 'viem';
import {addressOf, client, run} from '../../../support/chain';
import {deploy} from '../../../support/contract';
import {mintDirectly} from '../../liquidity/support/mintPosition';
import {poolAddress} from '../../liquidity/support/plan';
import {encodeKey, idOf, makeKey, positionManager} from '../../staker/support/staker';

const factory = addressOf('UniswapV3Factory');
const abi = parseAbi([
  'struct IncentiveKey { address rewardToken; address pool; uint256 startTime; uint256 endTime; address refundee; }',
  'struct Counted { uint256 totalRewardUnclaimed; uint160 totalSecondsClaimedX128; uint256 startTime; uint256 endTime; uint128 liquidity; uint160 secondsPerLiquidityInsideInitialX128; uint160 secondsPerLiquidityInsideX128; uint256 currentTime; }',
  'function incentiveId(IncentiveKey key) view returns (bytes32)',
  'function positionInfo(address factory, address manager, uint256 tokenId) view returns (address pool, int24 tickLower, int24 tickUpper, uint128 liquidity)',
  'function reward(Counted at) view returns (uint256 amount, uint160 secondsInsideX128)',
]);

/** What was paid, and for how many full seconds, as the staker adds them up. */
type Paid = {uniWei: bigint; secondsX128: bigint};

/** The days, counted from the start, on which a stake began, left the price's range and ended. */
type Days = {from: bigint; insideUntil: bigint; unstaked: bigint};

run(async () => {
  const probe = {
    address: await deploy({
      file: 'examples/v3/reference/staker/StakerProbe.sol',
      contract: 'StakerProbe',
    }),
    abi,
  } as const;

  // #region incentive-id
  const key = await makeKey();
  const id = await client.readContract({...probe, functionName: 'incentiveId', args: [key]});
  console.log(`the same id as off-chain: ${id === idOf(key)}`);
  const oneSecondLonger = {...key, endTime: key.endTime + 1n};
  console.log(`the same with another end: ${id === idOf(oneSecondLonger)}`);
  // #endregion incentive-id
  console.log(`${(encodeKey(key).length - 2) / 2} bytes are hashed`);

  const tokenId = await mintDirectly();
  // #region position-info
  const [pool, tickLower, tickUpper, liquidity] = await client.readContract({
    ...probe,
    functionName: 'positionInfo',
    args: [factory, positionManager, tokenId],
  });
  console.log(`the USDC/WETH pool at 0.3%: ${pool === poolAddress}`);
  console.log(`ticks ${tickLower} to ${tickUpper}, liquidity ${liquidity}`);
  // #endregion position-info

  // #region reward
  const daySeconds = 86_400n;
  const poolLiquidity = 44_721_359_549_995_793n; // all that is in range, and constant
  const sumAt = (day: bigint) => ((day * daySeconds) << 128n) / poolLiquidity;

  /** What a quarter of the liquidity gets when it unstakes; the incentive lasts 30 days. */
  const rewardOf = async (before: Paid, {from, insideUntil, unstaked}: Days): Promise<Paid> => {
    const counted = {
      totalRewardUnclaimed: parseEther('30000') - before.uniWei,
      totalSecondsClaimedX128: before.secondsX128,
      startTime: 0n,
      endTime: 30n * daySeconds,
      liquidity: poolLiquidity / 4n,
      secondsPerLiquidityInsideInitialX128: sumAt(from),
      secondsPerLiquidityInsideX128: sumAt(insideUntil),
      currentTime: unstaked * daySeconds,
    };
    const args = [counted] as const;
    const [uniWei, secondsX128] = await client.readContract({
      ...probe,
      functionName: 'reward',
      args,
    });
    return {uniWei, secondsX128};
  };
  // #endregion reward

  // #region three-stakes
  const nobody = {uniWei: 0n, secondsX128: 0n};
  const first = await rewardOf(nobody, {from: 0n, insideUntil: 10n, unstaked: 10n});
  const second = await rewardOf(first, {from: 10n, insideUntil: 20n, unstaked: 20n});
  const paid = {
    uniWei: first.uniWei + second.uniWei,
    secondsX128: first.secondsX128 + second.secondsX128,
  };
  const third = await rewardOf(paid, {from: 20n, insideUntil: 30n, unstaked: 30n});
  const late = await rewardOf(paid, {from: 20n, insideUntil: 30n, unstaked: 60n});
  // #endregion three-stakes
  for (const [label, {uniWei, secondsX128}] of Object.entries({first, second, third, late})) {
    console.log(`${label.padEnd(6)}  ${secondsX128 >> 128n} s  ${formatEther(uniWei)} UNI`);
  }
});
