// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {LiquidityAmounts} from '@uniswap/v4-periphery/src/libraries/LiquidityAmounts.sol';

/// @notice Lets a program call the library that turns amounts into liquidity.
contract LiquidityProbe {
    // #region one
    function of0(uint160 sqrtPriceAX96, uint160 sqrtPriceBX96, uint256 amount0) external pure returns (uint128) {
        return LiquidityAmounts.getLiquidityForAmount0(sqrtPriceAX96, sqrtPriceBX96, amount0);
    }

    function of1(uint160 sqrtPriceAX96, uint160 sqrtPriceBX96, uint256 amount1) external pure returns (uint128) {
        return LiquidityAmounts.getLiquidityForAmount1(sqrtPriceAX96, sqrtPriceBX96, amount1);
    }
    // #endregion one

    // #region both
    function ofBoth(
        uint160 sqrtPriceX96,
        uint160 sqrtPriceAX96,
        uint160 sqrtPriceBX96,
        uint256 amount0,
        uint256 amount1
    ) external pure returns (uint128 liquidity) {
        return LiquidityAmounts.getLiquidityForAmounts(
            sqrtPriceX96, sqrtPriceAX96, sqrtPriceBX96, amount0, amount1
        );
    }
    // #endregion both
}
