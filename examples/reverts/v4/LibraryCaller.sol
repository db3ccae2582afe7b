// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {SqrtPriceMath} from '@uniswap/v4-core/src/libraries/SqrtPriceMath.sol';
import {Strings} from '@uniswap/v4-core/lib/openzeppelin-contracts/contracts/utils/Strings.sol';
import {AddressStringUtil} from '@uniswap/v4-periphery/src/libraries/AddressStringUtil.sol';

/// Lets a call reach functions that the published contracts only call with safe values.
contract LibraryCaller {
    function toAsciiString(address account, uint256 digits) external pure returns (string memory) {
        return AddressStringUtil.toAsciiString(account, digits);
    }

    function toHexString(uint256 value, uint256 length) external pure returns (string memory) {
        return Strings.toHexString(value, length);
    }

    function getAmount0Delta(uint160 one, uint160 other, uint128 liquidity) external pure returns (uint256) {
        return SqrtPriceMath.getAmount0Delta(one, other, liquidity, false);
    }

    function getNextSqrtPriceFromInput(uint160 price, uint128 liquidity, uint256 amount, bool zeroForOne)
        external
        pure
        returns (uint160)
    {
        return SqrtPriceMath.getNextSqrtPriceFromInput(price, liquidity, amount, zeroForOne);
    }

    function getNextSqrtPriceFromOutput(uint160 price, uint128 liquidity, uint256 amount, bool zeroForOne)
        external
        pure
        returns (uint160)
    {
        return SqrtPriceMath.getNextSqrtPriceFromOutput(price, liquidity, amount, zeroForOne);
    }
}
