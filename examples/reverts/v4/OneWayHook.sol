// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {Currency} from '@uniswap/v4-core/src/types/Currency.sol';
import {BaseTokenWrapperHook} from '@uniswap/v4-periphery/src/base/hooks/BaseTokenWrapperHook.sol';
import {BaseHook} from '@uniswap/v4-periphery/src/utils/BaseHook.sol';

/// A wrapping hook that refuses an exact input; the published ones take it.
contract OneWayHook is BaseTokenWrapperHook {
    constructor(IPoolManager manager, Currency wrapper)
        BaseTokenWrapperHook(manager, wrapper, Currency.wrap(address(0)))
    {}

    function _supportsExactInput() internal pure override returns (bool) {
        return false;
    }

    function _deposit(uint256) internal pure override returns (uint256, uint256) {}

    function _withdraw(uint256) internal pure override returns (uint256, uint256) {}

    /// Lets the hook stand at any address: no pool has it.
    function validateHookAddress(BaseHook) internal pure override {}
}
