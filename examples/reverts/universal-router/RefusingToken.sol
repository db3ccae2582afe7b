// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// A token that refuses every approval without reverting.
contract RefusingToken {
    function approve(address, uint256) external pure returns (bool) {
        return false;
    }
}
