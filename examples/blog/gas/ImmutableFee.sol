// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity 0.8.30;

/// The fee, in hundredths of a basis point, in a storage slot.
contract StoredFee {
    uint24 private fee;
    uint256 private collected = 1;

    constructor(uint24 feePips) {
        fee = feePips;
    }

    function charge(uint256 amount) external {
        collected += (amount * fee) / 1e6;
    }
}

/// The same fee, written into the contract's code when it is deployed.
contract ImmutableFee {
    // #region immutable
    uint24 private immutable fee;
    uint256 private collected = 1;

    constructor(uint24 feePips) {
        fee = feePips;
    }
    // #endregion immutable

    function charge(uint256 amount) external {
        collected += (amount * fee) / 1e6;
    }
}
