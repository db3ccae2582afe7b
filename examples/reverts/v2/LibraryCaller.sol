// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.7.6;

import {BitMath} from '@uniswap/lib/contracts/libraries/BitMath.sol';
import {FixedPoint} from '@uniswap/lib/contracts/libraries/FixedPoint.sol';
import {TransferHelper} from '@uniswap/lib/contracts/libraries/TransferHelper.sol';

/// @notice Calls the libraries of `@uniswap/lib`, as a contract does that imports them.
contract LibraryCaller {
    using FixedPoint for FixedPoint.uq112x112;

    function safeTransferFrom(address token, address from, uint256 value) external {
        TransferHelper.safeTransferFrom(token, from, address(this), value);
    }

    function safeTransfer(address token, address to, uint256 value) external {
        TransferHelper.safeTransfer(token, to, value);
    }

    function safeApprove(address token, address to, uint256 value) external {
        TransferHelper.safeApprove(token, to, value);
    }

    function safeTransferETH(address to) external payable {
        TransferHelper.safeTransferETH(to, msg.value);
    }

    function fraction(uint256 numerator, uint256 denominator) external pure returns (uint224) {
        return FixedPoint.fraction(numerator, denominator)._x;
    }

    function mul(uint224 x, uint256 y) external pure returns (uint256) {
        return FixedPoint.uq112x112(x).mul(y)._x;
    }

    function muli(uint224 x, int256 y) external pure returns (int256) {
        return FixedPoint.uq112x112(x).muli(y);
    }

    function muluq(uint224 x, uint224 y) external pure returns (uint224) {
        return FixedPoint.uq112x112(x).muluq(FixedPoint.uq112x112(y))._x;
    }

    function divuq(uint224 x, uint224 y) external pure returns (uint224) {
        return FixedPoint.uq112x112(x).divuq(FixedPoint.uq112x112(y))._x;
    }

    function reciprocal(uint224 x) external pure returns (uint224) {
        return FixedPoint.uq112x112(x).reciprocal()._x;
    }

    function mostSignificantBit(uint256 x) external pure returns (uint8) {
        return BitMath.mostSignificantBit(x);
    }

    function leastSignificantBit(uint256 x) external pure returns (uint8) {
        return BitMath.leastSignificantBit(x);
    }
}
