// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IHooks} from '@uniswap/v4-core/src/interfaces/IHooks.sol';
import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {Hooks} from '@uniswap/v4-core/src/libraries/Hooks.sol';
import {ProtocolFeeLibrary} from '@uniswap/v4-core/src/libraries/ProtocolFeeLibrary.sol';
import {Currency} from '@uniswap/v4-core/src/types/Currency.sol';
import {PoolId} from '@uniswap/v4-core/src/types/PoolId.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';

/// @notice Asks PoolManager about keys, and the libraries of v4-core about ids and fees.
contract PoolKeyProbe {
    using ProtocolFeeLibrary for uint16;
    using ProtocolFeeLibrary for uint24;

    error PoolAlreadyInitialized();

    uint160 private constant PRICE = 2 ** 96;
    IPoolManager private immutable manager;

    constructor(IPoolManager manager_) {
        manager = manager_;
    }

    /// @notice The selector of the error that `initialize` refuses a key with, or 0.
    function fault(uint160 currency0, uint160 currency1, uint24 fee, int24 tickSpacing, uint160 hooks)
        external
        returns (uint32)
    {
        try manager.initialize(key(currency0, currency1, fee, tickSpacing, hooks), PRICE) {
            return 0;
        } catch (bytes memory reason) {
            bytes4 selector = bytes4(reason);
            // The key passed: another input has created its pool, or its hook has no code that answers.
            bool passed = selector == PoolAlreadyInitialized.selector || selector == Hooks.InvalidHookResponse.selector;
            return passed ? 0 : uint32(selector);
        }
    }

    function id(uint160 currency0, uint160 currency1, uint24 fee, int24 tickSpacing, uint160 hooks)
        external
        pure
        returns (uint256)
    {
        return uint256(PoolId.unwrap(key(currency0, currency1, fee, tickSpacing, hooks).toId()));
    }

    function swapFee(uint16 protocolFee, uint24 lpFee) external pure returns (uint24) {
        return protocolFee.calculateSwapFee(lpFee);
    }

    function key(uint160 currency0, uint160 currency1, uint24 fee, int24 tickSpacing, uint160 hooks)
        private
        pure
        returns (PoolKey memory)
    {
        return PoolKey({
            currency0: Currency.wrap(address(currency0)),
            currency1: Currency.wrap(address(currency1)),
            fee: fee,
            tickSpacing: tickSpacing,
            hooks: IHooks(address(hooks))
        });
    }
}
