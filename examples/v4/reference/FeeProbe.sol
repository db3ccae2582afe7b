// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {LPFeeLibrary} from '@uniswap/v4-core/src/libraries/LPFeeLibrary.sol';
import {ProtocolFeeLibrary} from '@uniswap/v4-core/src/libraries/ProtocolFeeLibrary.sol';

/// @notice Calls what v4-core has for fees, so that a program can show what it gives.
contract FeeProbe {
    using LPFeeLibrary for uint24;
    using ProtocolFeeLibrary for uint24;
    using ProtocolFeeLibrary for uint16;

    // #region initial
    /// @notice The fee that a pool starts with, from the fee in its key.
    function initialFeeOf(uint24 keyFee) external pure returns (uint24 fee, bool isDynamic) {
        return (keyFee.getInitialLPFee(), keyFee.isDynamicFee());
    }
    // #endregion initial

    // #region override
    /// @notice What `beforeSwap` of a hook returns, to set the fee of one swap.
    function overrideWith(uint24 fee) external pure returns (uint24) {
        fee.validate(); // a hook that checks reverts with its own fee in sight
        return fee | LPFeeLibrary.OVERRIDE_FEE_FLAG;
    }

    /// @notice What PoolManager makes of it.
    function feeOfSwap(uint24 returned, uint24 stored) external pure returns (uint24) {
        return returned.isOverride() ? returned.removeOverrideFlagAndValidate() : stored;
    }
    // #endregion override

    // #region protocol
    /// @notice What a swap costs in both directions, provider's fee included.
    function swapFeesOf(uint24 protocolFee, uint24 lpFee)
        external
        pure
        returns (bool isValid, uint24 zeroForOne, uint24 oneForZero)
    {
        isValid = protocolFee.isValidProtocolFee();
        zeroForOne = protocolFee.getZeroForOneFee().calculateSwapFee(lpFee);
        oneForZero = protocolFee.getOneForZeroFee().calculateSwapFee(lpFee);
    }
    // #endregion protocol
}
