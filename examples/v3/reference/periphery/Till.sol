// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '@uniswap/v3-periphery/contracts/base/PeripheryPayments.sol';

// #region till
/// @notice Passes its caller's tokens on to one recipient, and takes ETH where WETH is due.
contract Till is PeripheryPayments {
    address public immutable vault;

    constructor(address _factory, address _WETH9, address _vault) PeripheryImmutableState(_factory, _WETH9) {
        vault = _vault;
    }

    function deposit(address token, uint256 value) external payable {
        // The payer is always the caller: with a payer from outside, anyone could spend an allowance.
        pay(token, msg.sender, vault, value);
    }
}
// #endregion till
