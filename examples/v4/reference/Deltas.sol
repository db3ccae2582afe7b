// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {BalanceDelta, toBalanceDelta} from '@uniswap/v4-core/src/types/BalanceDelta.sol';

/// @notice Calls what v4-core has for a BalanceDelta, so that a program can show what it gives.
contract Deltas {
    // #region pack
    function pack(int128 amount0, int128 amount1) external pure returns (BalanceDelta) {
        return toBalanceDelta(amount0, amount1);
    }

    function amountsOf(BalanceDelta delta) external pure returns (int128 amount0, int128 amount1) {
        return (delta.amount0(), delta.amount1());
    }
    // #endregion pack

    // #region combine
    function sumOf(BalanceDelta a, BalanceDelta b) external pure returns (BalanceDelta) {
        return a + b;
    }

    function differenceOf(BalanceDelta a, BalanceDelta b) external pure returns (BalanceDelta) {
        return a - b;
    }

    function isSame(BalanceDelta a, BalanceDelta b)
        external
        pure
        returns (bool isEqual, bool isUnequal)
    {
        return (a == b, a != b);
    }
    // #endregion combine
}
