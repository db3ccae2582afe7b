// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {Hooks} from '@uniswap/v4-core/src/libraries/Hooks.sol';
import {SafeCast} from '@uniswap/v4-core/src/libraries/SafeCast.sol';
import {BalanceDelta} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {Currency} from '@uniswap/v4-core/src/types/Currency.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {SwapParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';
import {BaseHook} from '@uniswap/v4-periphery/src/utils/BaseHook.sol';

/// @notice Takes more of a swap the more its transaction pays to be early; a quote pays nothing.
contract PriorityTax is BaseHook {
    using SafeCast for uint256;

    uint256 public constant TAX_PIPS_PER_GWEI = 2_000; // of 1,000,000: 0.2%
    uint256 public constant MOST_PIPS = 50_000; // 5%

    constructor(IPoolManager manager) BaseHook(manager) {}

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.afterSwap = true;
        wanted.afterSwapReturnDelta = true;
    }

    // #region tax
    /// @dev A call without a gas price, as a quote is, has no priority fee.
    function taxPips() internal view returns (uint256) {
        if (tx.gasprice <= block.basefee) return 0;
        uint256 tax = (tx.gasprice - block.basefee) * TAX_PIPS_PER_GWEI / 1 gwei;
        return tax < MOST_PIPS ? tax : MOST_PIPS;
    }
    // #endregion tax

    function _afterSwap(
        address,
        PoolKey calldata key,
        SwapParams calldata params,
        BalanceDelta delta,
        bytes calldata
    ) internal override returns (bytes4, int128) {
        bool isCurrency1 = (params.amountSpecified < 0) == params.zeroForOne;
        int256 signed = isCurrency1 ? delta.amount1() : delta.amount0();
        uint256 tax = uint256(signed < 0 ? -signed : signed) * taxPips() / 1_000_000;
        Currency unspecified = isCurrency1 ? key.currency1 : key.currency0;
        poolManager.mint(address(this), unspecified.toId(), tax); // -tax, which the answer makes good
        return (this.afterSwap.selector, tax.toInt128());
    }
}
