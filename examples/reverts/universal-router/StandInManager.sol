// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

struct PoolKey {
    address currency0;
    address currency1;
    uint24 fee;
    int24 tickSpacing;
    address hooks;
}

struct SwapParams {
    bool zeroForOne;
    int256 amountSpecified;
    uint160 sqrtPriceLimitX96;
}

interface IUnlockCallback {
    function unlockCallback(bytes calldata data) external returns (bytes memory);
}

/// Answers the router as a pool manager of v4 would, with amounts that are set beforehand.
contract StandInManager {
    int256 private delta;
    int128 private amount0;
    int128 private amount1;

    /// What a swap changes, and what the router is owed in every currency; owing is negative.
    function set(int128 amount0_, int128 amount1_, int256 delta_) external {
        (amount0, amount1, delta) = (amount0_, amount1_, delta_);
    }

    function unlock(bytes calldata data) external returns (bytes memory) {
        return IUnlockCallback(msg.sender).unlockCallback(data);
    }

    function swap(PoolKey calldata, SwapParams calldata, bytes calldata) external view returns (int256) {
        return (int256(amount0) << 128) | int256(uint256(uint128(amount1)));
    }

    function exttload(bytes32) external view returns (bytes32) {
        return bytes32(uint256(delta));
    }
}
