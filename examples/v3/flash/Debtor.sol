// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '@openzeppelin/contracts/token/ERC20/IERC20.sol';
import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-core/contracts/interfaces/callback/IUniswapV3FlashCallback.sol';

/// @notice Borrows and returns what it borrowed without the fee, to show how a pool refuses.
contract Debtor is IUniswapV3FlashCallback {
    IUniswapV3Pool public immutable pool;

    constructor(IUniswapV3Pool pool_) {
        pool = pool_;
    }

    function borrow(uint256 amount0, uint256 amount1) external {
        pool.flash(address(this), amount0, amount1, '');
    }

    /// @inheritdoc IUniswapV3FlashCallback
    function uniswapV3FlashCallback(
        uint256,
        uint256,
        bytes calldata
    ) external override {
        require(msg.sender == address(pool));
        _return(IERC20(pool.token0()));
        _return(IERC20(pool.token1()));
    }

    function _return(IERC20 token) private {
        require(token.transfer(address(pool), token.balanceOf(address(this))));
    }
}
