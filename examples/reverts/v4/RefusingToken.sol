// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// A token that moves nothing, and says so.
contract RefusingToken {
    function balanceOf(address) external pure returns (uint256) {
        return 0;
    }

    function transfer(address, uint256) external pure returns (bool) {
        return false;
    }
}
