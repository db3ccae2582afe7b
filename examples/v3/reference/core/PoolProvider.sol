// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-core/contracts/interfaces/callback/IUniswapV3MintCallback.sol';
import '@uniswap/v3-periphery/contracts/libraries/PoolAddress.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Holds positions of its owner in one pool, without an NFT.
contract PoolProvider is IUniswapV3MintCallback {
    address public immutable owner;
    IUniswapV3Pool public immutable pool;
    address private immutable token0;
    address private immutable token1;

    /// @dev A pool that is computed cannot be false; one that is given can.
    constructor(address factory, PoolAddress.PoolKey memory poolKey) {
        owner = msg.sender;
        pool = IUniswapV3Pool(PoolAddress.computeAddress(factory, poolKey));
        token0 = poolKey.token0;
        token1 = poolKey.token1;
    }

    modifier onlyOwner() {
        require(msg.sender == owner, 'only the owner');
        _;
    }

    // #region mint
    /// @notice Adds liquidity, paid by the owner, unless it costs more than the maxima.
    function mint(
        int24 tickLower,
        int24 tickUpper,
        uint128 liquidity,
        uint256 amount0Maximum,
        uint256 amount1Maximum
    ) external onlyOwner returns (uint256 amount0, uint256 amount1) {
        bytes memory maxima = abi.encode(amount0Maximum, amount1Maximum);
        return pool.mint(address(this), tickLower, tickUpper, liquidity, maxima);
    }
    // #endregion mint

    // #region callback
    /// @inheritdoc IUniswapV3MintCallback
    function uniswapV3MintCallback(
        uint256 amount0Owed,
        uint256 amount1Owed,
        bytes calldata data
    ) external override {
        require(msg.sender == address(pool), 'only the pool');

        (uint256 amount0Maximum, uint256 amount1Maximum) = abi.decode(data, (uint256, uint256));
        require(amount0Owed <= amount0Maximum && amount1Owed <= amount1Maximum, 'costs too much');
        _pay(token0, amount0Owed);
        _pay(token1, amount1Owed);
    }
    // #endregion callback

    function _pay(address token, uint256 amount) private {
        if (amount > 0) TransferHelper.safeTransferFrom(token, owner, address(pool), amount);
    }

    // #region burn
    /// @notice Turns liquidity into tokens owed; 0 brings the fees owed up to date.
    function burn(
        int24 tickLower,
        int24 tickUpper,
        uint128 liquidity,
        uint256 amount0Minimum,
        uint256 amount1Minimum
    ) external onlyOwner returns (uint256 amount0, uint256 amount1) {
        (amount0, amount1) = pool.burn(tickLower, tickUpper, liquidity);
        require(amount0 >= amount0Minimum && amount1 >= amount1Minimum, 'gives too little');
    }
    // #endregion burn

    // #region collect
    /// @notice Sends all that the position is owed to the owner.
    function collect(int24 tickLower, int24 tickUpper)
        external
        onlyOwner
        returns (uint128 amount0, uint128 amount1)
    {
        uint128 all = type(uint128).max;
        return pool.collect(owner, tickLower, tickUpper, all, all);
    }
    // #endregion collect
}
