// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '@uniswap/lib/contracts/libraries/TransferHelper.sol';
import '@uniswap/v3-periphery/contracts/interfaces/ISwapRouter.sol';
import './IUniswapX.sol';

/// @notice Fills orders with a swap in a v3 pool, and gives what is left to whoever started the fill.
contract SwapExecutor is IReactorCallback {
    // #region plan
    struct Plan {
        uint24 feePips; // of the v3 pool that takes the input
        uint256 profitMin; // in raw units of the output token
    }
    // #endregion plan

    error CallerNotWhitelisted();
    error MsgSenderNotReactor();
    error OneTokenExpected();

    IReactor public immutable reactor;
    ISwapRouter public immutable router;
    mapping(address => bool) public mayFill;

    constructor(IReactor reactor_, ISwapRouter router_, address[] memory fillers) {
        reactor = reactor_;
        router = router_;
        for (uint256 i = 0; i < fillers.length; i++) mayFill[fillers[i]] = true;
    }

    // #region start
    /// @notice Fills an order with at least the planned profit, or reverts as a whole.
    function fill(SignedOrder calldata order, Plan calldata plan) external {
        if (!mayFill[msg.sender]) revert CallerNotWhitelisted();
        reactor.executeWithCallback(order, abi.encode(plan, msg.sender));
    }

    // #endregion start

    // #region callback
    /// @notice The reactor calls this after the input has arrived, and then takes the outputs.
    function reactorCallback(ResolvedOrder[] calldata orders, bytes calldata data) external {
        if (msg.sender != address(reactor)) revert MsgSenderNotReactor();
        (Plan memory plan, address payee) = abi.decode(data, (Plan, address));
        (address token, uint256 owed) = _owed(orders[0].outputs);
        uint256 bought = _swap(orders[0], token, owed + plan.profitMin, plan.feePips);
        TransferHelper.safeApprove(token, address(reactor), owed);
        TransferHelper.safeTransfer(token, payee, bought - owed);
    }

    // #endregion callback

    // #region swap
    function _swap(
        ResolvedOrder calldata order,
        address tokenOut,
        uint256 amountOutMinimum,
        uint24 feePips
    ) private returns (uint256) {
        TransferHelper.safeApprove(order.input.token, address(router), order.input.amount);
        return
            router.exactInputSingle(
                ISwapRouter.ExactInputSingleParams({
                    tokenIn: order.input.token,
                    tokenOut: tokenOut,
                    fee: feePips,
                    recipient: address(this),
                    deadline: order.info.deadline,
                    amountIn: order.input.amount,
                    amountOutMinimum: amountOutMinimum,
                    sqrtPriceLimitX96: 0
                })
            );
    }

    // #endregion swap

    // #region owed
    /// @dev Orders may have a second output in the same token, such as an interface's fee.
    function _owed(OutputToken[] calldata outputs) private pure returns (address token, uint256 owed) {
        token = outputs[0].token;
        for (uint256 i = 0; i < outputs.length; i++) {
            if (outputs[i].token != token) revert OneTokenExpected();
            owed += outputs[i].amount;
        }
    }
    // #endregion owed
}
