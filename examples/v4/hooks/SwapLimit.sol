// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {Hooks} from '@uniswap/v4-core/src/libraries/Hooks.sol';
import {BalanceDelta} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {BeforeSwapDelta, BeforeSwapDeltaLibrary} from '@uniswap/v4-core/src/types/BeforeSwapDelta.sol';
import {PoolId} from '@uniswap/v4-core/src/types/PoolId.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {SwapParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';
import {BaseHook} from '@uniswap/v4-periphery/src/utils/BaseHook.sol';

/// @notice Refuses swaps of more than a limit of currency0, and logs what it is told before and after.
contract SwapLimit is BaseHook {
    uint256 public immutable most0;

    event Before(PoolId indexed id, address sender, bool zeroForOne, int256 amountSpecified, bytes hookData);
    event After(PoolId indexed id, address sender, int128 amount0, int128 amount1);

    error SwapTooLarge(uint256 amount0, uint256 most0);

    constructor(IPoolManager manager, uint256 most0_) BaseHook(manager) {
        most0 = most0_;
    }

    // #region permissions
    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.beforeSwap = true;
        wanted.afterSwap = true;
    }
    // #endregion permissions

    // #region before
    /// @dev Knows the amount that the swapper fixes, of one currency: below 0 an exact input.
    function _beforeSwap(
        address sender,
        PoolKey calldata key,
        SwapParams calldata params,
        bytes calldata hookData
    ) internal override returns (bytes4, BeforeSwapDelta, uint24) {
        bool isExactInput = params.amountSpecified < 0;
        bool isOfCurrency0 = isExactInput == params.zeroForOne;
        if (isOfCurrency0) requireSmall(params.amountSpecified);
        emit Before(key.toId(), sender, params.zeroForOne, params.amountSpecified, hookData);
        return (this.beforeSwap.selector, BeforeSwapDeltaLibrary.ZERO_DELTA, 0);
    }
    // #endregion before

    // #region after
    /// @dev Knows both amounts: below 0 what the swapper pays, above 0 what the swapper gets.
    function _afterSwap(
        address sender,
        PoolKey calldata key,
        SwapParams calldata,
        BalanceDelta delta,
        bytes calldata
    ) internal override returns (bytes4, int128) {
        requireSmall(delta.amount0());
        emit After(key.toId(), sender, delta.amount0(), delta.amount1());
        return (this.afterSwap.selector, 0);
    }

    function requireSmall(int256 signed) private view {
        uint256 amount0 = uint256(signed < 0 ? -signed : signed);
        if (amount0 > most0) revert SwapTooLarge(amount0, most0);
    }
    // #endregion after
}
