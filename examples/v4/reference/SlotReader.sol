// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {StateLibrary} from '@uniswap/v4-core/src/libraries/StateLibrary.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {Slot0} from '@uniswap/v4-core/src/types/Slot0.sol';

/// @notice Takes the first word of a pool apart, and puts other values into a copy of it.
contract SlotReader {
    IPoolManager public immutable manager;

    constructor(IPoolManager manager_) {
        manager = manager_;
    }

    // #region get
    function wordOf(PoolKey calldata key) public view returns (Slot0) {
        return Slot0.wrap(manager.extsload(StateLibrary._getPoolStateSlot(key.toId())));
    }

    function valuesOf(Slot0 slot0)
        external
        pure
        returns (uint160 sqrtPriceX96, int24 tick, uint24 protocolFee, uint24 lpFee)
    {
        return (slot0.sqrtPriceX96(), slot0.tick(), slot0.protocolFee(), slot0.lpFee());
    }
    // #endregion get

    // #region set
    function withFees(Slot0 slot0, uint24 protocolFee, uint24 lpFee)
        external
        pure
        returns (Slot0)
    {
        return slot0.setProtocolFee(protocolFee).setLpFee(lpFee);
    }

    function withPrice(Slot0 slot0, uint160 sqrtPriceX96, int24 tick)
        external
        pure
        returns (Slot0)
    {
        return slot0.setSqrtPriceX96(sqrtPriceX96).setTick(tick);
    }
    // #endregion set
}
