// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-core/contracts/interfaces/callback/IUniswapV3FlashCallback.sol';
import '@uniswap/v3-periphery/contracts/libraries/CallbackValidation.sol';
import '@uniswap/v3-periphery/contracts/libraries/PoolAddress.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Borrows from a pool and returns the loan at once; whoever asks pays the fee.
contract PoolBorrower is IUniswapV3FlashCallback {
    address public immutable factory;

    struct Loan {
        PoolAddress.PoolKey poolKey;
        uint256 amount0;
        uint256 amount1;
        uint256 fee0Maximum;
        uint256 fee1Maximum;
        address payer;
    }

    constructor(address factory_) {
        factory = factory_;
    }

    // #region flash
    /// @param loan Its payer must be the caller.
    function borrow(Loan calldata loan) external {
        require(msg.sender == loan.payer, 'only the payer');
        IUniswapV3Pool(PoolAddress.computeAddress(factory, loan.poolKey)).flash(
            address(this),
            loan.amount0,
            loan.amount1,
            abi.encode(loan)
        );
    }
    // #endregion flash

    // #region callback
    /// @inheritdoc IUniswapV3FlashCallback
    function uniswapV3FlashCallback(
        uint256 fee0,
        uint256 fee1,
        bytes calldata data
    ) external override {
        Loan memory loan = abi.decode(data, (Loan));
        CallbackValidation.verifyCallback(factory, loan.poolKey);

        // The loan is here. Use it, then give back what was lent, and the fees.
        require(fee0 <= loan.fee0Maximum && fee1 <= loan.fee1Maximum, 'costs too much');
        _repay(loan.poolKey.token0, loan.amount0, fee0, loan.payer);
        _repay(loan.poolKey.token1, loan.amount1, fee1, loan.payer);
    }
    // #endregion callback

    // #region repay
    function _repay(
        address token,
        uint256 amount,
        uint256 fee,
        address payer
    ) private {
        if (amount > 0) TransferHelper.safeTransfer(token, msg.sender, amount);
        if (fee > 0) TransferHelper.safeTransferFrom(token, payer, msg.sender, fee);
    }
    // #endregion repay
}
