// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

// #region import-sqrt-price-math
import '@uniswap/v3-core/contracts/libraries/SqrtPriceMath.sol';
// #endregion import-sqrt-price-math
// #region import-swap-math
import '@uniswap/v3-core/contracts/libraries/SwapMath.sol';
// #endregion import-swap-math

/// @notice Lets anyone call the libraries that move a price by an amount, and measure amounts between prices.
contract PriceProbe {
    // #region next-price
    function afterInput(
        uint160 sqrtPriceX96,
        uint128 liquidity,
        uint256 amountIn,
        bool zeroForOne
    ) external pure returns (uint160) {
        return
            SqrtPriceMath.getNextSqrtPriceFromInput(sqrtPriceX96, liquidity, amountIn, zeroForOne);
    }

    function afterOutput(
        uint160 sqrtPriceX96,
        uint128 liquidity,
        uint256 amountOut,
        bool zeroForOne
    ) external pure returns (uint160) {
        return
            SqrtPriceMath.getNextSqrtPriceFromOutput(sqrtPriceX96, liquidity, amountOut, zeroForOne);
    }
    // #endregion next-price

    // #region next-price-of-token
    function afterAmount0(
        uint160 sqrtPriceX96,
        uint128 liquidity,
        uint256 amount0,
        bool add
    ) external pure returns (uint160) {
        return
            SqrtPriceMath.getNextSqrtPriceFromAmount0RoundingUp(
                sqrtPriceX96,
                liquidity,
                amount0,
                add
            );
    }

    function afterAmount1(
        uint160 sqrtPriceX96,
        uint128 liquidity,
        uint256 amount1,
        bool add
    ) external pure returns (uint160) {
        return
            SqrtPriceMath.getNextSqrtPriceFromAmount1RoundingDown(
                sqrtPriceX96,
                liquidity,
                amount1,
                add
            );
    }
    // #endregion next-price-of-token

    // #region amounts
    function amountsBetween(
        uint160 sqrtRatioAX96,
        uint160 sqrtRatioBX96,
        uint128 liquidity,
        bool roundUp
    ) external pure returns (uint256 amount0, uint256 amount1) {
        amount0 = SqrtPriceMath.getAmount0Delta(sqrtRatioAX96, sqrtRatioBX96, liquidity, roundUp);
        amount1 = SqrtPriceMath.getAmount1Delta(sqrtRatioAX96, sqrtRatioBX96, liquidity, roundUp);
    }
    // #endregion amounts

    // #region signed-amounts
    function amountsOfChange(
        uint160 sqrtRatioAX96,
        uint160 sqrtRatioBX96,
        int128 liquidityDelta
    ) external pure returns (int256 amount0, int256 amount1) {
        amount0 = SqrtPriceMath.getAmount0Delta(sqrtRatioAX96, sqrtRatioBX96, liquidityDelta);
        amount1 = SqrtPriceMath.getAmount1Delta(sqrtRatioAX96, sqrtRatioBX96, liquidityDelta);
    }
    // #endregion signed-amounts

    // #region swap-step
    function swapStep(
        uint160 sqrtRatioCurrentX96,
        uint160 sqrtRatioTargetX96,
        uint128 liquidity,
        int256 amountRemaining,
        uint24 feePips
    )
        external
        pure
        returns (uint160 sqrtRatioNextX96, uint256 amountIn, uint256 amountOut, uint256 feeAmount)
    {
        return
            SwapMath.computeSwapStep(
                sqrtRatioCurrentX96,
                sqrtRatioTargetX96,
                liquidity,
                amountRemaining,
                feePips
            );
    }
    // #endregion swap-step
}
