// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Factory.sol';
import '@uniswap/v3-periphery/contracts/libraries/PoolAddress.sol';

/// @notice Finds a pool twice: by asking the factory, and by computing where it must be.
contract PoolFinder {
    IUniswapV3Factory public immutable factory;

    constructor(IUniswapV3Factory factory_) {
        factory = factory_;
    }

    function find(
        address tokenA,
        address tokenB,
        uint24 feePips
    ) external view returns (address asked, address computed) {
        asked = factory.getPool(tokenA, tokenB, feePips);
        computed = PoolAddress.computeAddress(
            address(factory),
            PoolAddress.getPoolKey(tokenA, tokenB, feePips)
        );
    }
}
