// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-core/contracts/interfaces/callback/IUniswapV3FlashCallback.sol';
// #region import-callback-validation
import '@uniswap/v3-periphery/contracts/libraries/CallbackValidation.sol';
// #endregion import-callback-validation
// #region import-chain-id
import '@uniswap/v3-periphery/contracts/libraries/ChainId.sol';
// #endregion import-chain-id
// #region import-pool-address
import '@uniswap/v3-periphery/contracts/libraries/PoolAddress.sol';
// #endregion import-pool-address
// #region import-pool-ticks-counter
import '@uniswap/v3-periphery/contracts/libraries/PoolTicksCounter.sol';
// #endregion import-pool-ticks-counter
// #region import-position-key
import '@uniswap/v3-periphery/contracts/libraries/PositionKey.sol';
// #endregion import-position-key

/// @notice Lets anyone call the libraries that find pools, positions and ticks.
contract PoolProbe is IUniswapV3FlashCallback {
    address public immutable factory;

    constructor(address factory_) {
        factory = factory_;
    }

    // #region address
    function poolOf(
        address tokenA,
        address tokenB,
        uint24 feePips
    ) external view returns (address) {
        return PoolAddress.computeAddress(factory, PoolAddress.getPoolKey(tokenA, tokenB, feePips));
    }
    // #endregion address

    // #region key
    function keyOf(
        address tokenA,
        address tokenB,
        uint24 feePips
    ) external pure returns (PoolAddress.PoolKey memory) {
        return PoolAddress.getPoolKey(tokenA, tokenB, feePips);
    }

    function addressOf(PoolAddress.PoolKey memory key) external view returns (address) {
        return PoolAddress.computeAddress(factory, key);
    }
    // #endregion key

    // #region callback
    event CalledBackBy(address pool);

    function borrowNothing(PoolAddress.PoolKey memory key) external {
        IUniswapV3Pool pool = IUniswapV3Pool(PoolAddress.computeAddress(factory, key));
        pool.flash(address(this), 0, 0, abi.encode(key));
    }

    function uniswapV3FlashCallback(
        uint256,
        uint256,
        bytes calldata data
    ) external override {
        PoolAddress.PoolKey memory key = abi.decode(data, (PoolAddress.PoolKey));
        emit CalledBackBy(address(CallbackValidation.verifyCallback(factory, key)));
    }
    // #endregion callback

    // #region callback-of-tokens
    function check(
        address tokenA,
        address tokenB,
        uint24 feePips
    ) external view returns (IUniswapV3Pool) {
        return CallbackValidation.verifyCallback(factory, tokenA, tokenB, feePips);
    }
    // #endregion callback-of-tokens

    // #region position
    function positionKey(
        address owner,
        int24 tickLower,
        int24 tickUpper
    ) external pure returns (bytes32) {
        return PositionKey.compute(owner, tickLower, tickUpper);
    }
    // #endregion position

    // #region ticks
    function crossed(
        IUniswapV3Pool pool,
        int24 tickBefore,
        int24 tickAfter
    ) external view returns (uint32) {
        return PoolTicksCounter.countInitializedTicksCrossed(pool, tickBefore, tickAfter);
    }
    // #endregion ticks

    // #region chain
    function chainId() external pure returns (uint256) {
        return ChainId.get();
    }
    // #endregion chain
}
