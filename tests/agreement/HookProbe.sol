// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IHooks} from '@uniswap/v4-core/src/interfaces/IHooks.sol';
import {Hooks} from '@uniswap/v4-core/src/libraries/Hooks.sol';

/// @notice Asks the library of v4-core about addresses of hooks.
contract HookProbe {
    using Hooks for IHooks;

    function isValid(uint160 hooks, uint24 fee) external pure returns (bool) {
        return IHooks(address(hooks)).isValidHookAddress(fee);
    }

    /// @notice Reverts unless an address has exactly the wanted permissions, one a bit, the first highest.
    function permissions(uint160 hooks, uint256 wanted) external pure returns (uint160 flags) {
        IHooks(address(hooks)).validateHookPermissions(
            Hooks.Permissions({
                beforeInitialize: has(wanted, 13),
                afterInitialize: has(wanted, 12),
                beforeAddLiquidity: has(wanted, 11),
                afterAddLiquidity: has(wanted, 10),
                beforeRemoveLiquidity: has(wanted, 9),
                afterRemoveLiquidity: has(wanted, 8),
                beforeSwap: has(wanted, 7),
                afterSwap: has(wanted, 6),
                beforeDonate: has(wanted, 5),
                afterDonate: has(wanted, 4),
                beforeSwapReturnDelta: has(wanted, 3),
                afterSwapReturnDelta: has(wanted, 2),
                afterAddLiquidityReturnDelta: has(wanted, 1),
                afterRemoveLiquidityReturnDelta: has(wanted, 0)
            })
        );
        return hooks & Hooks.ALL_HOOK_MASK;
    }

    function has(uint256 bits, uint256 bit) private pure returns (bool) {
        return (bits >> bit) & 1 == 1;
    }
}
