// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-core/contracts/interfaces/callback/IUniswapV3SwapCallback.sol';
import '@uniswap/v3-periphery/contracts/libraries/PoolAddress.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice PoolTrader without its check. It exists to be attacked: never approve anything to it.
contract UncheckedTrader is IUniswapV3SwapCallback {
    struct Payment {
        PoolAddress.PoolKey poolKey;
        address payer;
    }

    // #region demo-only unchecked
    // demo-only: whoever calls this takes what any user has approved to the contract.
    function uniswapV3SwapCallback(
        int256 amount0Delta,
        int256 amount1Delta,
        bytes calldata data
    ) external override {
        Payment memory payment = abi.decode(data, (Payment));
        (address tokenIn, int256 amountIn) =
            amount0Delta > 0
                ? (payment.poolKey.token0, amount0Delta)
                : (payment.poolKey.token1, amount1Delta);
        TransferHelper.safeTransferFrom(tokenIn, payment.payer, msg.sender, uint256(amountIn));
    }
    // #endregion unchecked
}
