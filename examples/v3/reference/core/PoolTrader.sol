// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-core/contracts/interfaces/callback/IUniswapV3SwapCallback.sol';
import '@uniswap/v3-periphery/contracts/libraries/CallbackValidation.sol';
import '@uniswap/v3-periphery/contracts/libraries/PoolAddress.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Swaps in a pool without a router, with the tokens of whoever asks.
contract PoolTrader is IUniswapV3SwapCallback {
    address public immutable factory;

    /// @notice A positive `amountSpecified` is the exact input, a negative one the exact output.
    struct Order {
        PoolAddress.PoolKey poolKey;
        bool zeroForOne;
        int256 amountSpecified;
        uint256 amountInMaximum;
        uint256 amountOutMinimum;
        uint160 sqrtPriceLimitX96;
        uint256 deadline;
    }

    struct Payment {
        PoolAddress.PoolKey poolKey;
        address payer;
    }

    constructor(address factory_) {
        factory = factory_;
    }

    // #region swap
    function swap(Order calldata order) external returns (uint256 amountIn, uint256 amountOut) {
        require(block.timestamp <= order.deadline, 'too late');
        (int256 amount0, int256 amount1) =
            IUniswapV3Pool(PoolAddress.computeAddress(factory, order.poolKey)).swap(
                msg.sender,
                order.zeroForOne,
                order.amountSpecified,
                order.sqrtPriceLimitX96,
                abi.encode(Payment({poolKey: order.poolKey, payer: msg.sender}))
            );
        // What is positive was paid to the pool; what is negative came out of it.
        amountIn = uint256(order.zeroForOne ? amount0 : amount1);
        amountOut = uint256(-(order.zeroForOne ? amount1 : amount0));
        require(amountIn <= order.amountInMaximum, 'costs too much');
        require(amountOut >= order.amountOutMinimum, 'gives too little');
    }
    // #endregion swap

    // #region callback
    /// @inheritdoc IUniswapV3SwapCallback
    function uniswapV3SwapCallback(
        int256 amount0Delta,
        int256 amount1Delta,
        bytes calldata data
    ) external override {
        Payment memory payment = abi.decode(data, (Payment));
        CallbackValidation.verifyCallback(factory, payment.poolKey);

        (address tokenIn, int256 amountIn) =
            amount0Delta > 0
                ? (payment.poolKey.token0, amount0Delta)
                : (payment.poolKey.token1, amount1Delta);
        require(amountIn > 0, 'nothing was swapped');
        TransferHelper.safeTransferFrom(tokenIn, payment.payer, msg.sender, uint256(amountIn));
    }
    // #endregion callback
}
