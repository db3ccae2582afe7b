// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Currency, CurrencyLibrary} from '@uniswap/v4-core/src/types/Currency.sol';

/// @notice Holds ether and tokens for its owner, and treats both as currencies.
contract Purse {
    address public immutable owner = msg.sender;

    receive() external payable {}

    // #region pay
    function pay(Currency currency, address to, uint256 amount) external {
        require(msg.sender == owner, 'not the owner');
        currency.transfer(to, amount);
    }

    function balances(Currency currency) external view returns (uint256 own, uint256 ofOwner) {
        return (currency.balanceOfSelf(), currency.balanceOf(owner));
    }
    // #endregion pay

    // #region compare
    function compare(Currency a, Currency b)
        external
        pure
        returns (bool isLess, bool isGreater, bool isAtLeast, bool isEqual)
    {
        return (a < b, a > b, a >= b, a == b);
    }
    // #endregion compare

    // #region id
    function idOf(Currency currency) external pure returns (uint256 id, bool isEther) {
        return (currency.toId(), currency.isAddressZero());
    }

    function currencyOf(uint256 id) external pure returns (Currency) {
        return CurrencyLibrary.fromId(id);
    }
    // #endregion id
}
