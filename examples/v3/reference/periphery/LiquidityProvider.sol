// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-periphery/contracts/base/LiquidityManagement.sol';
import '@uniswap/v3-periphery/contracts/base/PeripheryValidation.sol';

/// @notice Adds liquidity that the caller pays for and this contract owns, without an NFT.
contract LiquidityProvider is LiquidityManagement, PeripheryValidation {
    address public immutable owner;

    constructor(address _factory, address _WETH9) PeripheryImmutableState(_factory, _WETH9) {
        owner = msg.sender;
    }

    // #region add
    function add(AddLiquidityParams calldata params, uint256 deadline)
        external
        checkDeadline(deadline)
        returns (uint128 liquidity, uint256 amount0, uint256 amount1)
    {
        require(msg.sender == owner && params.recipient == address(this));
        (liquidity, amount0, amount1, ) = addLiquidity(params);
    }
    // #endregion add

    // #region remove
    function remove(AddLiquidityParams calldata params, uint128 liquidity) external {
        require(msg.sender == owner);
        PoolAddress.PoolKey memory key = PoolAddress.getPoolKey(params.token0, params.token1, params.fee);
        IUniswapV3Pool pool = IUniswapV3Pool(PoolAddress.computeAddress(factory, key));
        (uint256 amount0, uint256 amount1) = pool.burn(params.tickLower, params.tickUpper, liquidity);
        require(amount0 >= params.amount0Min && amount1 >= params.amount1Min, 'Price slippage check');
        uint128 all = type(uint128).max;
        pool.collect(owner, params.tickLower, params.tickUpper, all, all);
    }
    // #endregion remove
}
