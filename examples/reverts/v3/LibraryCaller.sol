// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '@openzeppelin/contracts/introspection/ERC165.sol';
import '@openzeppelin/contracts/math/SafeMath.sol';
import '@openzeppelin/contracts/math/SignedSafeMath.sol';
import '@openzeppelin/contracts/utils/Address.sol';
import '@uniswap/lib/contracts/libraries/AddressStringUtil.sol';
import '@uniswap/v3-core/contracts/libraries/LiquidityMath.sol';
import '@uniswap/v3-periphery/contracts/libraries/HexStrings.sol';

/// @notice Lets a call reach functions that the published contracts only call with safe values.
contract LibraryCaller is ERC165 {
    function registerInterface(bytes4 interfaceId) external {
        _registerInterface(interfaceId);
    }

    function addDelta(uint128 liquidity, int128 delta) external pure returns (uint128 sum) {
        return LiquidityMath.addDelta(liquidity, delta);
    }

    function toHexString(uint256 value, uint256 bytesLength)
        external
        pure
        returns (string memory text)
    {
        return HexStrings.toHexString(value, bytesLength);
    }

    function toAsciiString(address value, uint256 digits)
        external
        pure
        returns (string memory text)
    {
        return AddressStringUtil.toAsciiString(value, digits);
    }

    function add(uint256 a, uint256 b) external pure returns (uint256) {
        return SafeMath.add(a, b);
    }

    function mul(uint256 a, uint256 b) external pure returns (uint256) {
        return SafeMath.mul(a, b);
    }

    function div(uint256 a, uint256 b) external pure returns (uint256) {
        return SafeMath.div(a, b);
    }

    function sub(int256 a, int256 b) external pure returns (int256) {
        return SignedSafeMath.sub(a, b);
    }

    function functionCall(address target, bytes memory data) external returns (bytes memory) {
        return Address.functionCall(target, data);
    }

    function functionCallWithValue(
        address target,
        bytes memory data,
        uint256 amountWei
    ) external returns (bytes memory) {
        return Address.functionCallWithValue(target, data, amountWei);
    }
}
