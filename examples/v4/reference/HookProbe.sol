// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

// #region import
import {IHooks} from '@uniswap/v4-core/src/interfaces/IHooks.sol';
import {Hooks} from '@uniswap/v4-core/src/libraries/Hooks.sol';
// #endregion import
import {HookMiner} from '@uniswap/v4-periphery/src/utils/HookMiner.sol';

/// @notice Calls functions of Hooks and HookMiner, which are internal.
contract HookProbe {
    // #region permissions
    function hasAfterSwap(IHooks hook) external pure returns (bool) {
        return Hooks.hasPermission(hook, Hooks.AFTER_SWAP_FLAG);
    }

    function isValid(IHooks hook, uint24 fee) external pure returns (bool) {
        return Hooks.isValidHookAddress(hook, fee);
    }

    function requireAfterSwapAlone(IHooks hook) external pure {
        Hooks.Permissions memory wanted;
        wanted.afterSwap = true;
        Hooks.validateHookPermissions(hook, wanted);
    }
    // #endregion permissions

    // #region mine
    function mine(address deployer, bytes calldata creationCode, bytes calldata arguments)
        external
        view
        returns (address hook, bytes32 salt)
    {
        return HookMiner.find(deployer, Hooks.AFTER_SWAP_FLAG, creationCode, arguments);
    }

    function addressOf(address deployer, uint256 salt, bytes calldata initCode)
        external
        pure
        returns (address)
    {
        return HookMiner.computeAddress(deployer, salt, initCode);
    }
    // #endregion mine
}
