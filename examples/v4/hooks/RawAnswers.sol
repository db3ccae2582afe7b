// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {SwapParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';
import {ImmutableState} from '@uniswap/v4-periphery/src/base/ImmutableState.sol';

/// @notice Answers the callbacks of a swap with the bytes that hookData asks for: for experiments only.
contract RawAnswers is ImmutableState {
    struct Answer {
        bool isRevert;
        bytes data;
    }

    constructor(IPoolManager manager) ImmutableState(manager) {}

    // #region answer
    function beforeSwap(address, PoolKey calldata, SwapParams calldata, bytes calldata hookData)
        external
        view
        onlyPoolManager
    {
        (Answer memory answer,) = abi.decode(hookData, (Answer, Answer));
        give(answer);
    }

    function afterSwap(address, PoolKey calldata, SwapParams calldata, int256, bytes calldata hookData)
        external
        view
        onlyPoolManager
    {
        (, Answer memory answer) = abi.decode(hookData, (Answer, Answer));
        give(answer);
    }

    function give(Answer memory answer) private pure {
        bytes memory data = answer.data;
        bool isRevert = answer.isRevert;
        assembly ('memory-safe') {
            if isRevert { revert(add(data, 0x20), mload(data)) }
            return(add(data, 0x20), mload(data))
        }
    }
    // #endregion answer
}
