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

/// @notice Takes 0.1% of the amount that the swap finds, after the swap, as tokens and ether.
contract UnspecifiedFee is BaseHook {
    using SafeCast for uint256;

    uint256 public constant FEE_PIPS = 1_000; // of 1,000,000
    address public immutable owner;

    error NotOwner();

    constructor(IPoolManager manager, address owner_) BaseHook(manager) {
        owner = owner_;
    }

    receive() external payable {}

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.afterSwap = true;
        wanted.afterSwapReturnDelta = true;
    }

    // #region charge
    function _afterSwap(
        address,
        PoolKey calldata key,
        SwapParams calldata params,
        BalanceDelta delta,
        bytes calldata
    ) internal override returns (bytes4, int128) {
        bool isExactInput = params.amountSpecified < 0;
        bool isCurrency1 = isExactInput == params.zeroForOne;
        int256 signed = isCurrency1 ? delta.amount1() : delta.amount0();
        uint256 amount = uint256(signed < 0 ? -signed : signed); // below 0 it is an input
        uint256 fee = (amount * FEE_PIPS) / 1_000_000;
        Currency unspecified = isCurrency1 ? key.currency1 : key.currency0;
        poolManager.take(unspecified, address(this), fee); // -fee, which the answer makes good
        return (this.afterSwap.selector, fee.toInt128());
    }
    // #endregion charge

    // #region withdraw
    /// @notice Sends all that the hook holds of a currency to the owner.
    function withdraw(Currency currency) external {
        if (msg.sender != owner) revert NotOwner();
        currency.transfer(owner, currency.balanceOfSelf());
    }
    // #endregion withdraw
}
