// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {toBalanceDelta} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {Currency} from '@uniswap/v4-core/src/types/Currency.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {ActionConstants} from '@uniswap/v4-periphery/src/libraries/ActionConstants.sol';
import {PathKey} from '@uniswap/v4-periphery/src/libraries/PathKey.sol';
import {SlippageCheck} from '@uniswap/v4-periphery/src/libraries/SlippageCheck.sol';

/// @notice Shows what v4-periphery has for the values of actions.
contract Slippage {
    // #region constants
    function constants() external pure returns (uint128, uint256, address, address) {
        return (
            ActionConstants.OPEN_DELTA,
            ActionConstants.CONTRACT_BALANCE,
            ActionConstants.MSG_SENDER,
            ActionConstants.ADDRESS_THIS
        );
    }
    // #endregion constants

    // #region path
    function poolOf(PathKey calldata step, Currency currencyIn)
        external
        pure
        returns (PoolKey memory key, bool zeroForOne)
    {
        return step.getPoolAndSwapDirection(currencyIn);
    }
    // #endregion path

    // #region check
    function requireMaxIn(int128 amount0, int128 amount1, uint128 most0, uint128 most1)
        external
        pure
    {
        SlippageCheck.validateMaxIn(toBalanceDelta(amount0, amount1), most0, most1);
    }

    function requireMinOut(int128 amount0, int128 amount1, uint128 least0, uint128 least1)
        external
        pure
    {
        SlippageCheck.validateMinOut(toBalanceDelta(amount0, amount1), least0, least1);
    }
    // #endregion check
}
