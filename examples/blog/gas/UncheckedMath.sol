// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity 0.8.30;

/// Mirrors a fee growth value at each crossing, with the compiler's underflow check.
contract CheckedMath {
    function flip(uint256 globalX128, uint256 outsideX128, uint256 crossings)
        external
        pure
        returns (uint256)
    {
        for (uint256 i = 0; i < crossings; ++i) outsideX128 = globalX128 - outsideX128;
        return outsideX128;
    }
}

/// The same, where wrapping around zero is part of the design.
contract UncheckedMath {
    function flip(uint256 globalX128, uint256 outsideX128, uint256 crossings)
        external
        pure
        returns (uint256)
    {
        // #region unchecked
        unchecked {
            for (uint256 i = 0; i < crossings; ++i) outsideX128 = globalX128 - outsideX128;
        }
        // #endregion unchecked
        return outsideX128;
    }
}
