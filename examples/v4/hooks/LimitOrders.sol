// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IUnlockCallback} from '@uniswap/v4-core/src/interfaces/callback/IUnlockCallback.sol';
import {IERC20Minimal} from '@uniswap/v4-core/src/interfaces/external/IERC20Minimal.sol';
import {TickMath} from '@uniswap/v4-core/src/libraries/TickMath.sol';
import {BalanceDelta} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {SwapParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';
import {LiquidityAmounts} from '@uniswap/v4-periphery/src/libraries/LiquidityAmounts.sol';
import './OrderBatches.sol';

/// @notice Sells one currency of a pool for the other at a fixed price. Unaudited: for a local chain.
contract LimitOrders is OrderBatches, IUnlockCallback {
    enum Step {
        Place,
        Cancel,
        Withdraw,
        Fill
    }

    struct Order {
        address owner;
        uint256 batchId;
        uint128 liquidity;
        Fees start; // what the batch had earned before the order joined it
    }

    uint256 public ordersPlaced;
    mapping(uint256 orderId => Order order) public orderOf;

    event Placed(uint256 indexed orderId, address indexed owner, uint256 indexed batchId, uint128 liquidity);
    event Cancelled(uint256 indexed orderId, uint256 amount0, uint256 amount1);
    event Withdrawn(uint256 indexed orderId, uint256 amount0, uint256 amount1);

    error WrongPool();
    error WrongValue();
    error AmountTooSmall();
    error InRange(int24 tick);
    error NotOwner();
    error AlreadyFilled();
    error NotFilled();

    constructor(IPoolManager manager) OrderBatches(manager) {}

    // #region place
    /// @notice Sells up to `amountIn` of currency0, or of currency1, over the prices of one spacing.
    function place(PoolKey calldata key, int24 tickLower, bool sells0, uint128 amountIn)
        external
        payable
        returns (uint256 orderId)
    {
        if (address(key.hooks) != address(this)) revert WrongPool();
        bool paysEther = sells0 && key.currency0.isAddressZero();
        if (msg.value != (paysEther ? amountIn : 0)) revert WrongValue();
        int24 tick = tickOf(key.toId());
        bool isOutside = sells0 ? tick < tickLower : tick >= tickLower + key.tickSpacing;
        if (!isOutside) revert InRange(tick);

        uint128 liquidity = liquidityOf(tickLower, tickLower + key.tickSpacing, sells0, amountIn);
        if (liquidity == 0) revert AmountTooSmall();
        orderId = ++ordersPlaced;
        Order storage order = orderOf[orderId];
        order.owner = msg.sender;
        order.liquidity = liquidity;
        order.batchId = batchAt(key, tickLower, sells0);
        emit Placed(orderId, msg.sender, order.batchId, liquidity);

        uint256 paid = abi.decode(poolManager.unlock(abi.encode(Step.Place, orderId)), (uint256));
        require(paid <= amountIn, 'more than the amount');
        if (paysEther && paid < amountIn) CurrencyLibrary.ADDRESS_ZERO.transfer(msg.sender, amountIn - paid);
    }
    // #endregion place

    function liquidityOf(int24 lower, int24 upper, bool sells0, uint128 amountIn) private pure returns (uint128) {
        (uint160 a, uint160 b) = (TickMath.getSqrtPriceAtTick(lower), TickMath.getSqrtPriceAtTick(upper));
        return sells0
            ? LiquidityAmounts.getLiquidityForAmount0(a, b, amountIn)
            : LiquidityAmounts.getLiquidityForAmount1(a, b, amountIn);
    }

    // #region end
    /// @notice Takes an order out of the pool before it is filled: what is left of it, and its fees.
    function cancel(uint256 orderId) external {
        if (orderOf[orderId].owner != msg.sender) revert NotOwner();
        if (batches[orderOf[orderId].batchId].isFilled) revert AlreadyFilled();
        poolManager.unlock(abi.encode(Step.Cancel, orderId));
    }

    /// @notice Pays out a filled order: its share of what the batch has sold for, and its fees.
    function withdraw(uint256 orderId) external {
        if (orderOf[orderId].owner != msg.sender) revert NotOwner();
        if (!batches[orderOf[orderId].batchId].isFilled) revert NotFilled();
        poolManager.unlock(abi.encode(Step.Withdraw, orderId));
    }

    /// @notice Fills a batch that the price has passed and a long swap has left out; for any caller.
    function fill(uint256 batchId) external {
        if (!isPassed(batchId)) revert NotFilled();
        poolManager.unlock(abi.encode(Step.Fill, batchId));
    }
    // #endregion end

    // #region callback
    /// @dev unlock is refused while PoolManager is unlocked, so no token can call back into these steps.
    function unlockCallback(bytes calldata data) external onlyPoolManager returns (bytes memory) {
        (Step step, uint256 id) = abi.decode(data, (Step, uint256));
        if (step == Step.Place) return abi.encode(add(id));
        if (step == Step.Cancel) remove(id);
        if (step == Step.Withdraw) payOut(id);
        if (step == Step.Fill) fillBatch(id);
        return '';
    }

    function add(uint256 orderId) private returns (uint256 paid) {
        Order storage order = orderOf[orderId];
        Batch storage batch = batches[order.batchId];
        BalanceDelta principal = change(order.batchId, int256(uint256(order.liquidity)));
        batch.liquidity += order.liquidity;
        order.start = batch.fees;
        paid = uint128(-(batch.sells0 ? principal.amount0() : principal.amount1()));
        pay(batch.sells0 ? batch.key.currency0 : batch.key.currency1, order.owner, paid);
    }
    // #endregion callback

    // #region remove
    function remove(uint256 orderId) private {
        Order memory order = orderOf[orderId];
        BalanceDelta principal = change(order.batchId, -int256(uint256(order.liquidity)));
        leave(order.batchId, order.liquidity);
        (uint256 fees0, uint256 fees1) = feesSince(order.batchId, order.start, order.liquidity);
        PoolKey memory key = batches[order.batchId].key;
        (uint256 amount0, uint256 amount1) = (uint128(principal.amount0()), uint128(principal.amount1()));
        delete orderOf[orderId];
        emit Cancelled(orderId, amount0 + fees0, amount1 + fees1);
        send(key.currency0, order.owner, amount0, fees0);
        send(key.currency1, order.owner, amount1, fees1);
    }
    // #endregion remove

    // #region pay-out
    function payOut(uint256 orderId) private {
        Order memory order = orderOf[orderId];
        (uint256 amount0, uint256 amount1) = feesSince(order.batchId, order.start, order.liquidity);
        Batch storage batch = batches[order.batchId];
        uint256 output = FullMath.mulDiv(batch.output, order.liquidity, batch.liquidity);
        if (batch.sells0) amount1 += output;
        else amount0 += output;
        delete orderOf[orderId];
        emit Withdrawn(orderId, amount0, amount1);
        send(batch.key.currency0, order.owner, 0, amount0);
        send(batch.key.currency1, order.owner, 0, amount1);
    }
    // #endregion pay-out

    // #region money
    function pay(Currency currency, address payer, uint256 amount) private {
        poolManager.sync(currency);
        if (currency.isAddressZero()) {
            poolManager.settle{value: amount}();
            return;
        }
        IERC20Minimal token = IERC20Minimal(Currency.unwrap(currency));
        require(token.transferFrom(payer, address(poolManager), amount), 'transfer failed');
        poolManager.settle();
    }

    /// @dev Sends what PoolManager owes the hook in this unlock, together with claims of the hook.
    function send(Currency currency, address to, uint256 owed, uint256 claims) private {
        if (claims > 0) poolManager.burn(address(this), currency.toId(), claims);
        if (owed + claims > 0) poolManager.take(currency, to, owed + claims);
    }
    // #endregion money
}
