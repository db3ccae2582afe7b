// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '@uniswap/lib/contracts/libraries/TransferHelper.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Factory.sol';
import '@uniswap/v2-periphery/contracts/interfaces/IUniswapV2Router02.sol';

/// @notice Adds and removes liquidity for its caller, and keeps neither tokens nor allowances.
contract LiquidityAdder {
    IUniswapV2Router02 public immutable router;

    constructor(IUniswapV2Router02 router_) {
        router = router_;
    }

    // #region add
    struct Deposit {
        address tokenA;
        address tokenB;
        uint256 amountADesired;
        uint256 amountBDesired;
        uint256 amountAMin;
        uint256 amountBMin;
    }

    /// @notice Approve both desired amounts to this contract. What the pair does not take comes back.
    function add(
        Deposit calldata deposit,
        uint256 deadline
    ) external returns (uint256 amountA, uint256 amountB, uint256 shares) {
        _take(deposit.tokenA, deposit.amountADesired);
        _take(deposit.tokenB, deposit.amountBDesired);
        (amountA, amountB, shares) = router.addLiquidity(
            deposit.tokenA,
            deposit.tokenB,
            deposit.amountADesired,
            deposit.amountBDesired,
            deposit.amountAMin,
            deposit.amountBMin,
            msg.sender,
            deadline
        );
        _giveBack(deposit.tokenA, deposit.amountADesired - amountA);
        _giveBack(deposit.tokenB, deposit.amountBDesired - amountB);
    }
    // #endregion add

    // #region remove
    struct Withdrawal {
        address tokenA;
        address tokenB;
        uint256 shares;
        uint256 amountAMin;
        uint256 amountBMin;
    }

    /// @notice Approve the shares, a token of the pair, to this contract.
    function remove(
        Withdrawal calldata withdrawal,
        uint256 deadline
    ) external returns (uint256 amountA, uint256 amountB) {
        IUniswapV2Factory factory = IUniswapV2Factory(router.factory());
        address pair = factory.getPair(withdrawal.tokenA, withdrawal.tokenB);
        require(pair != address(0), 'no pair');
        _take(pair, withdrawal.shares);
        return
            router.removeLiquidity(
                withdrawal.tokenA,
                withdrawal.tokenB,
                withdrawal.shares,
                withdrawal.amountAMin,
                withdrawal.amountBMin,
                msg.sender,
                deadline
            );
    }
    // #endregion remove

    // #region payment
    /// @dev The router pulls from its caller, which is this contract.
    function _take(address token, uint256 amount) private {
        TransferHelper.safeTransferFrom(token, msg.sender, address(this), amount);
        TransferHelper.safeApprove(token, address(router), amount);
    }

    /// @dev By difference, not by balance: nobody is paid with tokens of another.
    function _giveBack(address token, uint256 unspent) private {
        if (unspent == 0) return;
        TransferHelper.safeApprove(token, address(router), 0);
        TransferHelper.safeTransfer(token, msg.sender, unspent);
    }
    // #endregion payment
}
