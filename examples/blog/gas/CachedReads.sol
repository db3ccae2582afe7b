// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity 0.8.30;

/// Reads and writes storage in every step of a loop.
contract RepeatedReads {
    uint256 private feeGrowthX128 = 1;
    uint256 private liquidity = 1e18;

    function accrue(uint256 feePerStep, uint256 steps) external {
        for (uint256 step = 0; step < steps; ++step) {
            feeGrowthX128 += (feePerStep << 128) / liquidity;
        }
    }
}

/// Reads each slot once, works on the stack, writes once.
contract CachedReads {
    uint256 private feeGrowthX128 = 1;
    uint256 private liquidity = 1e18;

    // #region cached
    function accrue(uint256 feePerStep, uint256 steps) external {
        uint256 growthX128 = feeGrowthX128;
        uint256 liquidityInRange = liquidity;
        for (uint256 step = 0; step < steps; ++step) {
            growthX128 += (feePerStep << 128) / liquidityInRange;
        }
        feeGrowthX128 = growthX128;
    }
    // #endregion cached
}
