// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @notice A token that refuses every question with an error of 4 bytes.
contract PausedToken {
    error Paused();

    function balanceOf(address) external pure returns (uint256) {
        revert Paused();
    }
}
