// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {SqrtPriceMath} from '@uniswap/v4-core/src/libraries/SqrtPriceMath.sol';
import {TickMath} from '@uniswap/v4-core/src/libraries/TickMath.sol';

/// Lets a call reach functions that the published contracts only call with safe values.
contract LibraryCaller {
    function getSqrtPriceAtTick(int24 tick) external pure returns (uint160) {
        return TickMath.getSqrtPriceAtTick(tick);
    }

    function getAmount0Delta(uint160 one, uint160 other, uint128 liquidity) external pure returns (uint256) {
        return SqrtPriceMath.getAmount0Delta(one, other, liquidity, false);
    }

    function getNextSqrtPriceFromInput(uint160 price, uint128 liquidity, uint256 amount, bool zeroForOne)
        external
        pure
        returns (uint160)
    {
        return SqrtPriceMath.getNextSqrtPriceFromInput(price, liquidity, amount, zeroForOne);
    }

    function getNextSqrtPriceFromOutput(uint160 price, uint128 liquidity, uint256 amount, bool zeroForOne)
        external
        pure
        returns (uint160)
    {
        return SqrtPriceMath.getNextSqrtPriceFromOutput(price, liquidity, amount, zeroForOne);
    }
}
