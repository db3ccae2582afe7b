// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '@uniswap/v3-periphery/contracts/libraries/BytesLib.sol';
import '@uniswap/v3-periphery/contracts/libraries/Path.sol';

/// @notice Lets a call reach functions of the libraries that routers only call with safe numbers.
contract PathReader {
    function skipToken(bytes memory path) external pure returns (bytes memory rest) {
        return Path.skipToken(path);
    }

    function tokenAt(bytes memory path, uint256 start) external pure returns (address token) {
        return BytesLib.toAddress(path, start);
    }

    function feeAt(bytes memory path, uint256 start) external pure returns (uint24 feePips) {
        return BytesLib.toUint24(path, start);
    }
}
