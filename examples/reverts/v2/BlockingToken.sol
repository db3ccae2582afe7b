// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A token that answers false where a blocked account is to receive tokens or an allowance.
contract BlockingToken {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => bool) public isBlocked;

    constructor(uint256 supply) {
        balanceOf[msg.sender] = supply;
    }

    /// @notice For the test only: anyone may block anyone.
    function blockAccount(address account) external {
        isBlocked[account] = true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        if (isBlocked[spender]) return false;
        allowance[msg.sender][spender] = value;
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        return _transfer(msg.sender, to, value);
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        allowance[from][msg.sender] -= value;
        return _transfer(from, to, value);
    }

    function _transfer(address from, address to, uint256 value) private returns (bool) {
        if (isBlocked[to]) return false;
        balanceOf[from] -= value;
        balanceOf[to] += value;
        return true;
    }
}
