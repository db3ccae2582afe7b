// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity 0.8.30;

/// A price, its tick and an oracle index, each in a storage slot of its own.
contract UnpackedState {
    uint256 private sqrtPriceX96;
    int256 private tick;
    uint256 private observationIndex;

    function move(uint160 newPriceX96, int24 newTick, uint16 newIndex) external {
        sqrtPriceX96 = newPriceX96;
        tick = newTick;
        observationIndex = newIndex;
    }
}

/// The same three values in one slot: 160 + 24 + 16 = 200 of its 256 bits.
contract PackedState {
    // #region packed
    struct State {
        uint160 sqrtPriceX96;
        int24 tick;
        uint16 observationIndex;
    }

    State private state;

    function move(uint160 newPriceX96, int24 newTick, uint16 newIndex) external {
        state = State(newPriceX96, newTick, newIndex);
    }
    // #endregion packed
}
