// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

// #region import-seconds-outside
import 'v3-core-1.0.0-rc.0/contracts/libraries/SecondsOutside.sol';
// #endregion import-seconds-outside

/// @notice Measures the time that a price spends in a range, as the first release candidate of v3 did.
contract SecondsProbe {
    using SecondsOutside for mapping(int24 => uint256);

    mapping(int24 => uint256) public words;

    // #region write
    function initialize(
        int24 tick,
        int24 tickCurrent,
        int24 tickSpacing,
        uint32 time
    ) external {
        words.initialize(tick, tickCurrent, tickSpacing, time);
    }

    function cross(
        int24 tick,
        int24 tickSpacing,
        uint32 time
    ) external {
        words.cross(tick, tickSpacing, time);
    }

    function clear(int24 tick, int24 tickSpacing) external {
        words.clear(tick, tickSpacing);
    }
    // #endregion write

    // #region read
    function get(int24 tick, int24 tickSpacing) external view returns (uint32) {
        return words.get(tick, tickSpacing);
    }

    function inside(
        int24 tickLower,
        int24 tickUpper,
        int24 tickCurrent,
        int24 tickSpacing,
        uint32 time
    ) external view returns (uint32) {
        return words.secondsInside(tickLower, tickUpper, tickCurrent, tickSpacing, time);
    }
    // #endregion read
}
