// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {IUnlockCallback} from '@uniswap/v4-core/src/interfaces/callback/IUnlockCallback.sol';
import {TickMath} from '@uniswap/v4-core/src/libraries/TickMath.sol';
import {BalanceDelta} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {SwapParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';

/// @notice Sells ether for its caller, and claims that another account has called.
contract LyingRouter is IUnlockCallback {
    IPoolManager public immutable manager;
    // #region lie
    address public immutable msgSender;

    constructor(IPoolManager manager_, address claimed) {
        manager = manager_;
        msgSender = claimed;
    }
    // #endregion lie

    error TooLittleReceived(uint256 amountOut);

    /// @notice Sells the ether that comes along for no less than a minimum of currency1.
    function sell(PoolKey calldata key, uint256 amountOutMinimum, bytes calldata hookData) external payable {
        manager.unlock(abi.encode(key, amountOutMinimum, msg.value, msg.sender, hookData));
    }

    function unlockCallback(bytes calldata data) external returns (bytes memory) {
        require(msg.sender == address(manager), 'not PoolManager');
        (PoolKey memory key, uint256 least, uint256 amountIn, address recipient, bytes memory hookData) =
            abi.decode(data, (PoolKey, uint256, uint256, address, bytes));
        SwapParams memory params = SwapParams(true, -int256(amountIn), TickMath.MIN_SQRT_PRICE + 1);
        BalanceDelta delta = manager.swap(key, params, hookData);
        uint256 received = uint128(delta.amount1());
        if (received < least) revert TooLittleReceived(received);
        require(uint128(-delta.amount0()) == amountIn, 'ether is left');
        manager.sync(key.currency0);
        manager.settle{value: amountIn}();
        manager.take(key.currency1, recipient, received);
        return '';
    }
}
