// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

// #region inherit
import '@openzeppelin/contracts/token/ERC20/IERC20.sol';
import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-core/contracts/interfaces/callback/IUniswapV3FlashCallback.sol';
import '@uniswap/v3-core/contracts/libraries/LowGasSafeMath.sol';
import '@uniswap/v3-periphery/contracts/base/PeripheryImmutableState.sol';
import '@uniswap/v3-periphery/contracts/interfaces/ISwapRouter.sol';
import '@uniswap/v3-periphery/contracts/libraries/CallbackValidation.sol';
import '@uniswap/v3-periphery/contracts/libraries/PoolAddress.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Buys a token in one pool and sells it in another, with funds that a third pool lends.
contract FlashArbitrage is IUniswapV3FlashCallback, PeripheryImmutableState {
    using LowGasSafeMath for uint256;
    // #endregion inherit

    // #region constructor
    ISwapRouter public immutable router;

    /// @param router_ A SwapRouter. Its factory is the one whose pools may call back.
    constructor(ISwapRouter router_)
        PeripheryImmutableState(
            IPeripheryImmutableState(address(router_)).factory(),
            IPeripheryImmutableState(address(router_)).WETH9()
        )
    {
        router = router_;
    }
    // #endregion constructor

    // #region order
    /// @notice What the caller decides. Amounts are in base units, fees in hundredths of a basis point.
    struct Order {
        address tokenBorrowed;
        address tokenTraded;
        uint24 flashFeePips;
        uint24 buyFeePips;
        uint24 sellFeePips;
        uint256 amountBorrowed;
        uint256 amountTradedMinimum;
        uint256 profitMinimum;
        uint256 deadline;
    }

    /// @dev What the callback has to know. It travels through the pool as bytes.
    struct Loan {
        PoolAddress.PoolKey poolKey;
        address payee;
        Order order;
    }
    // #endregion order

    // #region flash
    /// @notice Pays the caller at least `profitMinimum` of the borrowed token, or reverts.
    function arbitrage(Order calldata order) external {
        PoolAddress.PoolKey memory poolKey =
            PoolAddress.getPoolKey(order.tokenBorrowed, order.tokenTraded, order.flashFeePips);
        bool borrowsToken0 = order.tokenBorrowed == poolKey.token0;

        IUniswapV3Pool(PoolAddress.computeAddress(factory, poolKey)).flash(
            address(this),
            borrowsToken0 ? order.amountBorrowed : 0,
            borrowsToken0 ? 0 : order.amountBorrowed,
            abi.encode(Loan({poolKey: poolKey, payee: msg.sender, order: order}))
        );
    }
    // #endregion flash

    // #region callback
    // #region check
    /// @inheritdoc IUniswapV3FlashCallback
    function uniswapV3FlashCallback(
        uint256 fee0,
        uint256 fee1,
        bytes calldata data
    ) external override {
        Loan memory loan = abi.decode(data, (Loan));
        CallbackValidation.verifyCallback(factory, loan.poolKey);
        // #endregion check

        // #region trade
        Order memory order = loan.order;
        // Nothing was borrowed of the other token, so that its fee is 0.
        uint256 amountOwed = order.amountBorrowed.add(fee0).add(fee1);

        uint256 amountTraded = _buy(order);
        _sell(order, amountTraded, amountOwed.add(order.profitMinimum));
        // #endregion trade

        // #region settle
        // The sender is the pool: it was checked above.
        TransferHelper.safeTransfer(order.tokenBorrowed, msg.sender, amountOwed);
        _payOut(order.tokenBorrowed, loan.payee);
        _payOut(order.tokenTraded, loan.payee);
        // #endregion settle
    }
    // #endregion callback

    // #region legs
    function _buy(Order memory order) private returns (uint256 amountTraded) {
        return
            _swap(
                ISwapRouter.ExactInputSingleParams({
                    tokenIn: order.tokenBorrowed,
                    tokenOut: order.tokenTraded,
                    fee: order.buyFeePips,
                    recipient: address(this),
                    deadline: order.deadline,
                    amountIn: order.amountBorrowed,
                    amountOutMinimum: order.amountTradedMinimum,
                    sqrtPriceLimitX96: 0
                })
            );
    }

    /// @param amountBackMinimum The debt with its fee, and the profit that the caller insists on.
    function _sell(
        Order memory order,
        uint256 amountTraded,
        uint256 amountBackMinimum
    ) private returns (uint256 amountBack) {
        return
            _swap(
                ISwapRouter.ExactInputSingleParams({
                    tokenIn: order.tokenTraded,
                    tokenOut: order.tokenBorrowed,
                    fee: order.sellFeePips,
                    recipient: address(this),
                    deadline: order.deadline,
                    amountIn: amountTraded,
                    amountOutMinimum: amountBackMinimum,
                    sqrtPriceLimitX96: 0
                })
            );
    }
    // #endregion legs

    // #region swap
    /// @dev The router may take what this swap pays, and nothing once it is over.
    function _swap(ISwapRouter.ExactInputSingleParams memory params)
        private
        returns (uint256 amountOut)
    {
        TransferHelper.safeApprove(params.tokenIn, address(router), params.amountIn);
        amountOut = router.exactInputSingle(params);
        TransferHelper.safeApprove(params.tokenIn, address(router), 0);
    }

    /// @dev Everything that is left: the profit, and input that a pool without liquidity refused.
    function _payOut(address token, address payee) private {
        uint256 amount = IERC20(token).balanceOf(address(this));
        if (amount > 0) TransferHelper.safeTransfer(token, payee, amount);
    }
    // #endregion swap
}
