// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {BalanceDelta, toBalanceDelta} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {
    BeforeSwapDelta,
    BeforeSwapDeltaLibrary,
    toBeforeSwapDelta
} from '@uniswap/v4-core/src/types/BeforeSwapDelta.sol';

/// @notice Calls what v4-core has for a BeforeSwapDelta, so that a program can show what it gives.
contract HookDeltas {
    using BeforeSwapDeltaLibrary for BeforeSwapDelta;

    // #region pack
    function pack(int128 specified, int128 unspecified) external pure returns (BeforeSwapDelta) {
        return toBeforeSwapDelta(specified, unspecified);
    }

    function halvesOf(BeforeSwapDelta delta)
        external
        pure
        returns (int128 specified, int128 unspecified)
    {
        return (delta.getSpecifiedDelta(), delta.getUnspecifiedDelta());
    }
    // #endregion pack

    // #region by-currency
    /// @notice The same two amounts, by currency0 and currency1.
    function byCurrency(BeforeSwapDelta delta, bool isExactInput, bool zeroForOne)
        external
        pure
        returns (BalanceDelta)
    {
        int128 specified = delta.getSpecifiedDelta();
        int128 unspecified = delta.getUnspecifiedDelta();
        return isExactInput == zeroForOne
            ? toBalanceDelta(specified, unspecified)
            : toBalanceDelta(unspecified, specified);
    }
    // #endregion by-currency
}
