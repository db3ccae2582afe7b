// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @notice A token that answers `false` to every transfer.
contract RefusingTransfers {
    mapping(address => uint256) public balanceOf;

    constructor(address holder, uint256 supply) {
        balanceOf[holder] = supply;
    }

    function transfer(address, uint256) external pure returns (bool) {
        return false;
    }
}

/// @notice A token that can be sent, and answers `false` to every approval.
contract RefusingApprovals {
    mapping(address => uint256) public balanceOf;

    constructor(address holder, uint256 supply) {
        balanceOf[holder] = supply;
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        balanceOf[msg.sender] -= amount;
        balanceOf[to] += amount;
        return true;
    }

    function approve(address, uint256) external pure returns (bool) {
        return false;
    }
}
