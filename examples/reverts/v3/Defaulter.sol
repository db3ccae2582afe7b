// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-core/contracts/interfaces/callback/IUniswapV3FlashCallback.sol';
import '@uniswap/v3-core/contracts/interfaces/callback/IUniswapV3MintCallback.sol';
import '@uniswap/v3-core/contracts/interfaces/callback/IUniswapV3SwapCallback.sol';

/// @notice Trades, provides and borrows, and pays nothing, to show how a pool refuses.
contract Defaulter is IUniswapV3SwapCallback, IUniswapV3MintCallback, IUniswapV3FlashCallback {
    IUniswapV3Pool public immutable pool;

    constructor(IUniswapV3Pool pool_) {
        pool = pool_;
    }

    modifier onlyPool() {
        require(msg.sender == address(pool));
        _;
    }

    function swap(int256 amountIn, uint160 sqrtPriceLimitX96) external {
        pool.swap(address(this), true, amountIn, sqrtPriceLimitX96, '');
    }

    function mint(int24 tickLower, int24 tickUpper, uint128 amount) external {
        pool.mint(address(this), tickLower, tickUpper, amount, '');
    }

    function flash(uint256 amount0, uint256 amount1) external {
        pool.flash(address(this), amount0, amount1, '');
    }

    function uniswapV3SwapCallback(int256, int256, bytes calldata) external override onlyPool {}

    function uniswapV3MintCallback(uint256, uint256, bytes calldata) external override onlyPool {}

    function uniswapV3FlashCallback(uint256, uint256, bytes calldata) external override onlyPool {}
}
