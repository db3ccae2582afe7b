// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-staker/contracts/interfaces/IUniswapV3Staker.sol';
import '@uniswap/v3-staker/contracts/libraries/IncentiveId.sol';
import '@uniswap/v3-staker/contracts/libraries/NFTPositionInfo.sol';
import '@uniswap/v3-staker/contracts/libraries/RewardMath.sol';

/// @notice Makes the staker's internal libraries callable, to look at what they return.
contract StakerProbe {
    // #region incentive-id
    function incentiveId(IUniswapV3Staker.IncentiveKey calldata key) external pure returns (bytes32) {
        return IncentiveId.compute(key);
    }
    // #endregion incentive-id

    // #region position-info
    function positionInfo(
        IUniswapV3Factory factory,
        INonfungiblePositionManager manager,
        uint256 tokenId
    ) external view returns (IUniswapV3Pool pool, int24 tickLower, int24 tickUpper, uint128 liquidity) {
        return NFTPositionInfo.getPositionInfo(factory, manager, tokenId);
    }
    // #endregion position-info

    struct Counted {
        uint256 totalRewardUnclaimed;
        uint160 totalSecondsClaimedX128;
        uint256 startTime;
        uint256 endTime;
        uint128 liquidity;
        uint160 secondsPerLiquidityInsideInitialX128;
        uint160 secondsPerLiquidityInsideX128;
        uint256 currentTime;
    }

    // #region reward
    function reward(Counted calldata at) external pure returns (uint256 amount, uint160 secondsInsideX128) {
        return
            RewardMath.computeRewardAmount(
                at.totalRewardUnclaimed,
                at.totalSecondsClaimedX128,
                at.startTime,
                at.endTime,
                at.liquidity,
                at.secondsPerLiquidityInsideInitialX128,
                at.secondsPerLiquidityInsideX128,
                at.currentTime
            );
    }
    // #endregion reward
}
