// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {SqrtPriceMath} from '@uniswap/v4-core/src/libraries/SqrtPriceMath.sol';
import {SwapMath} from '@uniswap/v4-core/src/libraries/SwapMath.sol';

/// @notice Lets a program call the libraries that move a price by an amount, and measure amounts between prices.
contract PriceProbe {
    // #region next-price
    function afterInput(uint160 sqrtPriceX96, uint128 liquidity, uint256 amountIn, bool zeroForOne)
        external
        pure
        returns (uint160)
    {
        return SqrtPriceMath.getNextSqrtPriceFromInput(sqrtPriceX96, liquidity, amountIn, zeroForOne);
    }

    function afterOutput(uint160 sqrtPriceX96, uint128 liquidity, uint256 amountOut, bool zeroForOne)
        external
        pure
        returns (uint160)
    {
        return SqrtPriceMath.getNextSqrtPriceFromOutput(sqrtPriceX96, liquidity, amountOut, zeroForOne);
    }
    // #endregion next-price

    // #region of-currency
    function afterAmount0(uint160 sqrtPriceX96, uint128 liquidity, uint256 amount0, bool add)
        external
        pure
        returns (uint160)
    {
        return SqrtPriceMath.getNextSqrtPriceFromAmount0RoundingUp(sqrtPriceX96, liquidity, amount0, add);
    }

    function afterAmount1(uint160 sqrtPriceX96, uint128 liquidity, uint256 amount1, bool add)
        external
        pure
        returns (uint160)
    {
        return SqrtPriceMath.getNextSqrtPriceFromAmount1RoundingDown(sqrtPriceX96, liquidity, amount1, add);
    }
    // #endregion of-currency

    // #region amounts
    function amountsBetween(uint160 sqrtPriceAX96, uint160 sqrtPriceBX96, uint128 liquidity, bool roundUp)
        external
        pure
        returns (uint256 amount0, uint256 amount1)
    {
        amount0 = SqrtPriceMath.getAmount0Delta(sqrtPriceAX96, sqrtPriceBX96, liquidity, roundUp);
        amount1 = SqrtPriceMath.getAmount1Delta(sqrtPriceAX96, sqrtPriceBX96, liquidity, roundUp);
    }
    // #endregion amounts

    // #region signed-amounts
    function amountsOfChange(uint160 sqrtPriceAX96, uint160 sqrtPriceBX96, int128 liquidityDelta)
        external
        pure
        returns (int256 amount0, int256 amount1)
    {
        amount0 = SqrtPriceMath.getAmount0Delta(sqrtPriceAX96, sqrtPriceBX96, liquidityDelta);
        amount1 = SqrtPriceMath.getAmount1Delta(sqrtPriceAX96, sqrtPriceBX96, liquidityDelta);
    }
    // #endregion signed-amounts

    // #region step
    /// @notice One step of a swap: to the next tick in use, or to the limit if that comes first.
    function step(
        uint160 sqrtPriceX96,
        uint160 sqrtPriceOfTickX96,
        uint160 sqrtPriceLimitX96,
        uint128 liquidity,
        int256 amountRemaining,
        uint24 feePips
    ) external pure returns (uint160 next, uint256 amountIn, uint256 amountOut, uint256 feeAmount) {
        bool zeroForOne = sqrtPriceLimitX96 < sqrtPriceX96;
        uint160 target = SwapMath.getSqrtPriceTarget(zeroForOne, sqrtPriceOfTickX96, sqrtPriceLimitX96);
        return SwapMath.computeSwapStep(sqrtPriceX96, target, liquidity, amountRemaining, feePips);
    }
    // #endregion step
}
