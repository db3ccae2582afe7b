// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '@uniswap/v3-core/contracts/libraries/Position.sol';
import '@uniswap/v3-core/contracts/libraries/Tick.sol';

/// @notice Calls the libraries that count fees, with any state that a pool could have.
contract GrowthProbe {
    using Tick for mapping(int24 => Tick.Info);
    using Position for Position.Info;

    mapping(int24 => Tick.Info) private ticks;
    Position.Info private position;

    function inside(
        int24 tickLower,
        int24 tickUpper,
        int24 tickCurrent,
        uint256 globalX128,
        uint256 outsideLowerX128,
        uint256 outsideUpperX128
    ) external returns (uint256 insideX128) {
        ticks[tickUpper].feeGrowthOutside0X128 = outsideUpperX128;
        ticks[tickLower].feeGrowthOutside0X128 = outsideLowerX128;
        (insideX128, ) = ticks.getFeeGrowthInside(tickLower, tickUpper, tickCurrent, globalX128, 0);
    }

    function owed(
        uint128 liquidity,
        uint256 insideX128,
        uint256 insideLastX128
    ) external returns (uint128) {
        delete position;
        position.liquidity = liquidity;
        position.feeGrowthInside0LastX128 = insideLastX128;
        position.update(0, insideX128, 0);
        return position.tokensOwed0;
    }
}
