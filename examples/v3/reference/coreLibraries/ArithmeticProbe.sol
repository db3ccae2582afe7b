// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

// #region import-fixed-point128
import '@uniswap/v3-core/contracts/libraries/FixedPoint128.sol';
// #endregion import-fixed-point128
// #region import-fixed-point96
import '@uniswap/v3-core/contracts/libraries/FixedPoint96.sol';
// #endregion import-fixed-point96
// #region import-full-math
import '@uniswap/v3-core/contracts/libraries/FullMath.sol';
// #endregion import-full-math
// #region import-liquidity-math
import '@uniswap/v3-core/contracts/libraries/LiquidityMath.sol';
// #endregion import-liquidity-math
// #region import-low-gas-safe-math
import '@uniswap/v3-core/contracts/libraries/LowGasSafeMath.sol';
// #endregion import-low-gas-safe-math
// #region import-safe-cast
import '@uniswap/v3-core/contracts/libraries/SafeCast.sol';
// #endregion import-safe-cast
// #region import-unsafe-math
import '@uniswap/v3-core/contracts/libraries/UnsafeMath.sol';
// #endregion import-unsafe-math

/// @notice Lets anyone call the libraries that the others compute with.
contract ArithmeticProbe {
    using LowGasSafeMath for uint256;
    using LowGasSafeMath for int256;
    using SafeCast for uint256;
    using SafeCast for int256;

    // #region full-math
    function down(uint256 a, uint256 b, uint256 denominator) external pure returns (uint256) {
        return FullMath.mulDiv(a, b, denominator);
    }

    function up(uint256 a, uint256 b, uint256 denominator) external pure returns (uint256) {
        return FullMath.mulDivRoundingUp(a, b, denominator);
    }
    // #endregion full-math

    // #region unsafe-math
    function divide(uint256 x, uint256 y) external pure returns (uint256) {
        return UnsafeMath.divRoundingUp(x, y);
    }
    // #endregion unsafe-math

    // #region fixed-point
    function amount1Of(uint160 sqrtPriceX96, uint128 liquidity) external pure returns (uint256) {
        return (uint256(liquidity) * sqrtPriceX96) >> FixedPoint96.RESOLUTION;
    }

    function sqrtPriceOf(uint256 sqrtPrice) external pure returns (uint256 sqrtPriceX96) {
        return sqrtPrice.mul(FixedPoint96.Q96);
    }

    function growthOf(uint128 fees, uint128 liquidity) external pure returns (uint256 growthX128) {
        return (uint256(fees) * FixedPoint128.Q128) / liquidity;
    }
    // #endregion fixed-point

    // #region liquidity-math
    function change(uint128 liquidity, int128 delta) external pure returns (uint128) {
        return LiquidityMath.addDelta(liquidity, delta);
    }
    // #endregion liquidity-math

    // #region safe-math
    function add(uint256 x, uint256 y) external pure returns (uint256) {
        return x.add(y);
    }

    function sub(uint256 x, uint256 y) external pure returns (uint256) {
        return x.sub(y);
    }

    function mul(uint256 x, uint256 y) external pure returns (uint256) {
        return x.mul(y);
    }
    // #endregion safe-math

    // #region signed-safe-math
    function addSigned(int256 x, int256 y) external pure returns (int256) {
        return x.add(y);
    }

    function subSigned(int256 x, int256 y) external pure returns (int256) {
        return x.sub(y);
    }
    // #endregion signed-safe-math

    // #region safe-cast
    function toUint160(uint256 y) external pure returns (uint160) {
        return y.toUint160();
    }

    function toInt128(int256 y) external pure returns (int128) {
        return y.toInt128();
    }

    function toInt256(uint256 y) external pure returns (int256) {
        return y.toInt256();
    }
    // #endregion safe-cast
}
