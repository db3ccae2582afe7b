// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

// #region import-bytes-lib
import '@uniswap/v3-periphery/contracts/libraries/BytesLib.sol';
// #endregion import-bytes-lib
// #region import-path
import '@uniswap/v3-periphery/contracts/libraries/Path.sol';
// #endregion import-path

/// @notice Lets anyone call Path, and BytesLib under it.
contract PathProbe {
    using BytesLib for bytes;
    using Path for bytes;

    // #region count
    function count(bytes memory path) external pure returns (uint256 pools, bool isMultihop) {
        return (path.numPools(), path.hasMultiplePools());
    }
    // #endregion count

    // #region walk
    function walk(bytes memory path)
        external
        pure
        returns (address[] memory tokens, uint24[] memory fees)
    {
        uint256 pools = path.numPools();
        tokens = new address[](pools + 1);
        fees = new uint24[](pools);
        for (uint256 at = 0; at < pools; at++) {
            (tokens[at], tokens[at + 1], fees[at]) = path.decodeFirstPool();
            if (path.hasMultiplePools()) path = path.skipToken();
        }
    }
    // #endregion walk

    // #region pieces
    function pieces(bytes memory path) external pure returns (bytes memory first, bytes memory others) {
        return (path.getFirstPool(), path.skipToken());
    }
    // #endregion pieces

    // #region first-pool
    function firstPool(bytes memory path)
        external
        pure
        returns (
            address tokenA,
            address tokenB,
            uint24 fee
        )
    {
        return path.decodeFirstPool();
    }
    // #endregion first-pool

    function rest(bytes memory path) external pure returns (bytes memory) {
        return path.skipToken();
    }

    // #region slice
    function slice(
        bytes memory data,
        uint256 start,
        uint256 length
    ) external pure returns (bytes memory) {
        return data.slice(start, length);
    }
    // #endregion slice

    // #region read
    function readAddress(bytes memory data, uint256 start) external pure returns (address) {
        return data.toAddress(start);
    }

    function readUint24(bytes memory data, uint256 start) external pure returns (uint24) {
        return data.toUint24(start);
    }
    // #endregion read
}
