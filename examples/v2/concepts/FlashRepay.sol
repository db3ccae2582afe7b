// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '@uniswap/v2-core/contracts/interfaces/IERC20.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Callee.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';

/// @notice Borrows token0 of one pair, and pays back with what its caller names.
contract FlashRepay is IUniswapV2Callee {
    IUniswapV2Pair public immutable pair;
    IERC20 public immutable token0;
    IERC20 public immutable token1;

    constructor(IUniswapV2Pair pair_) {
        pair = pair_;
        token0 = IERC20(pair_.token0());
        token1 = IERC20(pair_.token1());
    }

    /// @notice Borrows `amount0` and returns it with `fee0`, which the caller pays.
    function returnSame(uint256 amount0, uint256 fee0) external {
        require(token0.transferFrom(msg.sender, address(this), fee0), 'not paid');
        pair.swap(amount0, 0, address(this), abi.encode(amount0 + fee0, 0));
    }

    /// @notice Borrows `amount0`, pays `amount1` for it, and hands the loan to the caller, who pays.
    function payOther(uint256 amount0, uint256 amount1) external {
        require(token1.transferFrom(msg.sender, address(this), amount1), 'not paid');
        pair.swap(amount0, 0, address(this), abi.encode(0, amount1));
        require(token0.transfer(msg.sender, amount0), 'not handed over');
    }

    // #region callback
    function uniswapV2Call(address sender, uint256, uint256, bytes calldata data) external {
        require(msg.sender == address(pair) && sender == address(this), 'not my loan');
        (uint256 back0, uint256 back1) = abi.decode(data, (uint256, uint256));
        if (back0 > 0) require(token0.transfer(address(pair), back0), 'not returned');
        if (back1 > 0) require(token1.transfer(address(pair), back1), 'not paid');
    }
    // #endregion callback
}
