// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IHooks} from '@uniswap/v4-core/src/interfaces/IHooks.sol';
import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {TickMath} from '@uniswap/v4-core/src/libraries/TickMath.sol';
import {TransientStateLibrary} from '@uniswap/v4-core/src/libraries/TransientStateLibrary.sol';
import {Currency} from '@uniswap/v4-core/src/types/Currency.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {SwapParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';
import {BaseHook} from '@uniswap/v4-periphery/src/utils/BaseHook.sol';

/// @notice What the hostile hooks share. They exist to be refused: deploy them on a local chain only.
abstract contract Hostile is BaseHook {
    using TransientStateLibrary for IPoolManager;

    address public immutable quoter;

    constructor(IPoolManager manager, address quoter_) BaseHook(manager) {
        quoter = quoter_;
    }

    receive() external payable {}

    // #region demo-only disguise
    // demo-only: a hook that is honest while it is looked at makes quotes and simulations worthless.
    function isWatched(address sender) internal view returns (bool) {
        return sender == quoter || tx.gasprice == 0;
    }
    // #endregion disguise

    function trade(PoolKey memory key, bool zeroForOne, int256 amountSpecified) internal {
        uint160 end = zeroForOne ? TickMath.MIN_SQRT_PRICE + 1 : TickMath.MAX_SQRT_PRICE - 1;
        tradeTo(key, zeroForOne, amountSpecified, end);
    }

    function tradeTo(PoolKey memory key, bool zeroForOne, int256 amountSpecified, uint160 end) internal {
        poolManager.swap(key, SwapParams(zeroForOne, amountSpecified, end), '');
    }

    // #region demo-only close
    // demo-only: a hook needs no capital; it buys in a market what it owes, and keeps the rest.
    function close(PoolKey memory market) internal {
        int256 owed0 = -poolManager.currencyDelta(address(this), market.currency0);
        int256 owed1 = -poolManager.currencyDelta(address(this), market.currency1);
        if (owed0 > 0) trade(market, false, owed0);
        if (owed1 > 0) trade(market, true, owed1);
        keep(market.currency0);
        keep(market.currency1);
    }
    // #endregion close

    /// @dev The pool without a hook in which the same pair trades at 0.05%.
    function marketOf(PoolKey memory key) internal pure returns (PoolKey memory) {
        return PoolKey(key.currency0, key.currency1, 500, 10, IHooks(address(0)));
    }

    function keep(Currency currency) private {
        int256 credit = poolManager.currencyDelta(address(this), currency);
        if (credit > 0) poolManager.take(currency, address(this), uint256(credit));
    }
}
