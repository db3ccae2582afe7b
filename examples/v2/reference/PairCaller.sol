// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '@uniswap/v2-core/contracts/interfaces/IERC20.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Callee.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';

/// @notice Calls one pair as it must be called: payment and call in the same transaction.
contract PairCaller is IUniswapV2Callee {
    IUniswapV2Pair public immutable pair;
    IERC20 public immutable token0;
    IERC20 public immutable token1;

    constructor(IUniswapV2Pair pair_) {
        pair = pair_;
        token0 = IERC20(pair_.token0());
        token1 = IERC20(pair_.token1());
    }

    // #region swap
    /// @notice Sells token0 of the caller for an exact amount of token1.
    function sell(uint256 amount0In, uint256 amount1Out, uint256 deadline) external {
        require(block.timestamp <= deadline, 'too late');
        require(token0.transferFrom(msg.sender, address(pair), amount0In), 'not paid');
        pair.swap(0, amount1Out, msg.sender, ''); // reverts with K where the payment is too small
    }
    // #endregion swap

    // #region mint
    /// @notice Adds both tokens of the caller; the pair keeps what does not fit the ratio of its reserves.
    function provide(
        uint256 amount0,
        uint256 amount1,
        uint256 liquidityMin
    ) external returns (uint256 liquidity) {
        require(token0.transferFrom(msg.sender, address(pair), amount0), 'not paid');
        require(token1.transferFrom(msg.sender, address(pair), amount1), 'not paid');
        liquidity = pair.mint(msg.sender);
        require(liquidity >= liquidityMin, 'too few shares');
    }
    // #endregion mint

    // #region burn
    /// @notice Turns shares of the caller back into tokens.
    function withdraw(
        uint256 liquidity,
        uint256 amount0Min,
        uint256 amount1Min
    ) external returns (uint256 amount0, uint256 amount1) {
        require(pair.transferFrom(msg.sender, address(pair), liquidity), 'not paid');
        (amount0, amount1) = pair.burn(msg.sender);
        require(amount0 >= amount0Min && amount1 >= amount1Min, 'too little');
    }
    // #endregion burn

    // #region flash
    /// @notice Borrows token0 and returns it with the fee, which the caller pays.
    function borrow(uint256 amount0, uint256 feeMax) external {
        uint256 fee = (amount0 * 3) / 997 + 1;
        require(fee <= feeMax, 'costs too much');
        require(token0.transferFrom(msg.sender, address(this), fee), 'fee not paid');
        pair.swap(amount0, 0, address(this), abi.encode(fee));
    }

    function uniswapV2Call(address sender, uint256 amount0, uint256, bytes calldata data) external {
        require(msg.sender == address(pair) && sender == address(this), 'not my loan');
        // The loan is here. Use it, then give it back with the fee.
        uint256 owed = amount0 + abi.decode(data, (uint256));
        require(token0.transfer(address(pair), owed), 'not returned');
    }
    // #endregion flash
}
