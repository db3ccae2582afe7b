// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Address} from '@uniswap/universal-router/node_modules/@openzeppelin/contracts/utils/Address.sol';
import {
    ShortString,
    ShortStrings
} from '@uniswap/universal-router/node_modules/@openzeppelin/contracts/utils/ShortStrings.sol';

/// Calls the libraries that the router is built with, where the router itself never fails.
contract OpenZeppelinChecks {
    function shorten(string calldata text) external pure returns (ShortString) {
        return ShortStrings.toShortString(text);
    }

    function lengthen(bytes32 word) external pure returns (string memory) {
        return ShortStrings.toString(ShortString.wrap(word));
    }

    function send(address payable to, uint256 amount) external {
        Address.sendValue(to, amount);
    }
}
