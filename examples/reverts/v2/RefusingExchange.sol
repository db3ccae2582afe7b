// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Stands for a factory of v1 and its exchange, whose shares cannot be moved.
contract RefusingExchange {
    function getExchange(address) external view returns (address) {
        return address(this);
    }

    function balanceOf(address) external pure returns (uint256) {
        return 1;
    }

    function transferFrom(address, address, uint256) external pure returns (bool) {
        return false;
    }
}
