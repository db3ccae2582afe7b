// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

// Small contracts, one for each interface of the core: what to import, and how to call.

// #region factory
import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Factory.sol';

contract PoolChecker {
    IUniswapV3Factory public immutable factory;

    constructor(IUniswapV3Factory factory_) {
        factory = factory_;
    }

    /// @notice Whether a contract that claims to be a pool is one.
    function isPool(IUniswapV3PoolImmutables pool) external view returns (bool) {
        return factory.getPool(pool.token0(), pool.token1(), pool.fee()) == address(pool);
    }
}
// #endregion factory

// #region pool
import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';

contract RangeReader {
    /// @notice Whether the mean tick of the last `secondsAgo` seconds is in a range.
    function wasInRange(
        IUniswapV3Pool pool,
        uint32 secondsAgo,
        int24 tickLower,
        int24 tickUpper
    ) external view returns (bool) {
        uint32[] memory secondsAgos = new uint32[](2);
        secondsAgos[0] = secondsAgo;
        (int56[] memory sums, ) = pool.observe(secondsAgos);
        int56 passed = sums[1] - sums[0];
        int56 window = int56(secondsAgo);
        return passed >= tickLower * window && passed < tickUpper * window;
    }
}
// #endregion pool

// #region deployer
import '@uniswap/v3-core/contracts/interfaces/IUniswapV3PoolDeployer.sol';

/// @notice Asks its deployer for settings while it is constructed, as a pool does.
contract Constructed {
    uint24 public immutable fee;

    constructor(IUniswapV3PoolDeployer deployer) {
        (, , , fee, ) = deployer.parameters();
    }
}
// #endregion deployer

// #region erc20
import '@uniswap/v3-core/contracts/interfaces/IERC20Minimal.sol';

contract BalanceReader {
    function balanceOf(IERC20Minimal token, address account) external view returns (uint256) {
        return token.balanceOf(account);
    }
}
// #endregion erc20

// #region actions
import '@uniswap/v3-core/contracts/interfaces/pool/IUniswapV3PoolActions.sol';

contract HistoryKeeper {
    /// @notice Pays for a longer history of a pool.
    function keep(IUniswapV3PoolActions pool, uint16 observations) external {
        pool.increaseObservationCardinalityNext(observations);
    }
}
// #endregion actions

// #region derived
import '@uniswap/v3-core/contracts/interfaces/pool/IUniswapV3PoolDerivedState.sol';

contract SecondsReader {
    /// @notice How long the price has been in a range: compare two readings.
    function secondsInside(
        IUniswapV3PoolDerivedState pool,
        int24 tickLower,
        int24 tickUpper
    ) external view returns (uint32 secondsInside_) {
        (, , secondsInside_) = pool.snapshotCumulativesInside(tickLower, tickUpper);
    }
}
// #endregion derived

// #region immutables
import '@uniswap/v3-core/contracts/interfaces/pool/IUniswapV3PoolImmutables.sol';

contract FeeReader {
    /// @notice The fee of a loan, rounded up as the pool does.
    function flashFee(IUniswapV3PoolImmutables pool, uint128 amount)
        external
        view
        returns (uint256)
    {
        return (uint256(amount) * pool.fee() + 999999) / 1000000;
    }
}
// #endregion immutables

// #region owner
import '@uniswap/v3-core/contracts/interfaces/pool/IUniswapV3PoolOwnerActions.sol';

/// @notice Owns the factory, and gives the protocol a tenth of a pool's fees.
contract ShareKeeper {
    address public immutable governor = msg.sender;

    function takeATenth(IUniswapV3PoolOwnerActions pool) external {
        require(msg.sender == governor, 'only the governor');
        pool.setFeeProtocol(10, 10);
    }
}
// #endregion owner

// #region state
import '@uniswap/v3-core/contracts/interfaces/pool/IUniswapV3PoolState.sol';

contract LiquidityReader {
    /// @notice The liquidity of an owner's position.
    function liquidityOf(
        IUniswapV3PoolState pool,
        address owner,
        int24 tickLower,
        int24 tickUpper
    ) external view returns (uint128 liquidity) {
        (liquidity, , , , ) = pool.positions(
            keccak256(abi.encodePacked(owner, tickLower, tickUpper))
        );
    }
}
// #endregion state
