// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {IUnlockCallback} from '@uniswap/v4-core/src/interfaces/callback/IUnlockCallback.sol';
import {Hooks} from '@uniswap/v4-core/src/libraries/Hooks.sol';
import {SafeCast} from '@uniswap/v4-core/src/libraries/SafeCast.sol';
import {BeforeSwapDelta, toBeforeSwapDelta} from '@uniswap/v4-core/src/types/BeforeSwapDelta.sol';
import {Currency} from '@uniswap/v4-core/src/types/Currency.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {SwapParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';
import {BaseHook} from '@uniswap/v4-periphery/src/utils/BaseHook.sol';

/// @notice Takes 0.1% of the amount that the swapper fixes, before the swap, as claims.
contract SpecifiedFee is BaseHook, IUnlockCallback {
    using SafeCast for uint256;

    uint256 public constant FEE_PIPS = 1_000; // of 1,000,000
    address public immutable owner;

    error NotOwner();

    constructor(IPoolManager manager, address owner_) BaseHook(manager) {
        owner = owner_;
    }

    function getHookPermissions() public pure override returns (Hooks.Permissions memory wanted) {
        wanted.beforeSwap = true;
        wanted.beforeSwapReturnDelta = true;
    }

    // #region charge
    function _beforeSwap(address, PoolKey calldata key, SwapParams calldata params, bytes calldata)
        internal
        override
        returns (bytes4, BeforeSwapDelta, uint24)
    {
        bool isExactInput = params.amountSpecified < 0;
        Currency specified = isExactInput == params.zeroForOne ? key.currency0 : key.currency1;
        uint256 amount = uint256(isExactInput ? -params.amountSpecified : params.amountSpecified);
        uint256 fee = (amount * FEE_PIPS) / 1_000_000;
        poolManager.mint(address(this), specified.toId(), fee); // -fee, which the answer makes good
        return (this.beforeSwap.selector, toBeforeSwapDelta(fee.toInt128(), 0), 0);
    }
    // #endregion charge

    // #region withdraw
    /// @notice Turns all claims of a currency into the currency itself, for the owner.
    function withdraw(Currency currency) external {
        if (msg.sender != owner) revert NotOwner();
        poolManager.unlock(abi.encode(currency));
    }

    function unlockCallback(bytes calldata data) external override onlyPoolManager returns (bytes memory) {
        Currency currency = abi.decode(data, (Currency));
        uint256 amount = poolManager.balanceOf(address(this), currency.toId());
        poolManager.burn(address(this), currency.toId(), amount);
        poolManager.take(currency, owner, amount);
        return '';
    }
    // #endregion withdraw
}
