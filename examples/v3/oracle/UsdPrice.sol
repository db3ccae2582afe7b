// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IUniswapV3Pool} from '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import {FullMath} from '@uniswap/v4-core/src/libraries/FullMath.sol';
import {TickMath} from '@uniswap/v4-core/src/libraries/TickMath.sol';

// #region feed
/// @notice What the contract reads of a feed: two functions of Chainlink's AggregatorV3Interface.
interface IPriceFeed {
    function decimals() external view returns (uint8);

    function latestRoundData()
        external
        view
        returns (
            uint80 roundId,
            int256 answer,
            uint256 startedAt,
            uint256 updatedAt,
            uint80 answeredInRound
        );
}
// #endregion feed

interface IDecimals {
    function decimals() external view returns (uint8);
}

/// @notice The price of a token in US dollars by a pool and by a feed; reverts unless they agree.
contract UsdPrice {
    // #region settings
    struct Settings {
        IUniswapV3Pool pool; // of the token and a stablecoin
        address token; // whose price is asked
        uint32 windowSeconds; // of the average
        uint128 minLiquidity; // of the pool, on average
        IPriceFeed tokenFeed; // the token in US dollars
        uint32 tokenMaxAgeSeconds;
        IPriceFeed stableFeed; // the stablecoin in US dollars
        uint32 stableMaxAgeSeconds;
        uint16 maxDeviationBps; // between pool and feed
        IPriceFeed sequencerFeed; // whether a rollup's sequencer is up; 0 on other chains
        uint32 sequencerGraceSeconds; // to wait once it is up again
    }
    // #endregion settings

    /// @notice Decimals of every price in US dollars: 200000000000 is 2,000 dollars.
    uint8 public constant decimals = 8;

    Settings public settings;
    bool public immutable isToken0;
    uint256 private immutable oneToken;
    uint256 private immutable oneStable;

    constructor(Settings memory settings_) {
        settings = settings_;
        isToken0 = settings_.token == settings_.pool.token0();
        address stable = isToken0 ? settings_.pool.token1() : settings_.pool.token0();
        require(isToken0 || settings_.token == settings_.pool.token1(), 'token is not in the pool');
        require(settings_.windowSeconds > 0, 'no window');
        require(settings_.tokenFeed.decimals() == decimals, 'decimals of the feed');
        require(settings_.stableFeed.decimals() == decimals, 'decimals of the feed');
        oneToken = 10 ** IDecimals(settings_.token).decimals();
        oneStable = 10 ** IDecimals(stable).decimals();
    }

    // #region price
    /// @notice The lower and the higher of both prices: value what a user brings at the first, what a user owes at the second.
    function price() external view returns (uint256 low, uint256 high) {
        (uint256 byPool, uint256 byFeed) = (poolPrice(), feedPrice());
        (low, high) = byPool < byFeed ? (byPool, byFeed) : (byFeed, byPool);
        require((high - low) * 10_000 <= low * settings.maxDeviationBps, 'sources disagree');
    }
    // #endregion price

    // #region pool-price
    /// @notice By the pool: the average in the stablecoin, times what the stablecoin is worth.
    function poolPrice() public view returns (uint256) {
        (int24 tick, uint128 liquidity) = average();
        require(liquidity >= settings.minLiquidity, 'pool is too thin');
        uint256 stableUsd = read(settings.stableFeed, settings.stableMaxAgeSeconds);
        return FullMath.mulDiv(quoteAt(tick), stableUsd, oneStable);
    }
    // #endregion pool-price

    /// @notice By the feed alone.
    function feedPrice() public view returns (uint256) {
        return read(settings.tokenFeed, settings.tokenMaxAgeSeconds);
    }

    // #region average
    /// @notice The mean tick and the mean liquidity of the window, rounded as OracleLibrary rounds.
    function average() public view returns (int24 tick, uint128 liquidity) {
        uint32 window = settings.windowSeconds;
        uint32[] memory ages = new uint32[](2);
        ages[0] = window; // ages[1] is 0: now
        (int56[] memory ticks, uint160[] memory perLiquidity) = settings.pool.observe(ages);
        // The sums wrap, so 0.8 must not check their differences.
        unchecked {
            int56 tickSeconds = ticks[1] - ticks[0];
            tick = int24(tickSeconds / int56(uint56(window)));
            if (tickSeconds < 0 && tickSeconds % int56(uint56(window)) != 0) tick--; // down, not to 0
            uint256 secondsX160 = uint256(window) * type(uint160).max;
            liquidity = uint128(secondsX160 / (uint256(perLiquidity[1] - perLiquidity[0]) << 32));
        }
    }
    // #endregion average

    // #region quote
    /// @notice What one whole token is worth at a tick, in base units of the stablecoin.
    function quoteAt(int24 tick) public view returns (uint256) {
        uint256 sqrtPriceX96 = TickMath.getSqrtPriceAtTick(tick);
        uint256 priceX128 = FullMath.mulDiv(sqrtPriceX96, sqrtPriceX96, 1 << 64);
        return
            isToken0
                ? FullMath.mulDiv(priceX128, oneToken, 1 << 128)
                : FullMath.mulDiv(1 << 128, oneToken, priceX128);
    }
    // #endregion quote

    // #region read
    /// @dev A feed that stopped still returns its last answer: only the age shows it.
    function read(IPriceFeed feed, uint256 maxAgeSeconds) private view returns (uint256) {
        requireSequencer();
        (, int256 answer, , uint256 updatedAt, ) = feed.latestRoundData();
        require(answer > 0, 'feed has no price');
        require(block.timestamp <= updatedAt + maxAgeSeconds, 'feed is stale');
        return uint256(answer);
    }
    // #endregion read

    // #region sequencer
    /// @dev While a rollup's sequencer is down, its feeds and pools stand still.
    function requireSequencer() private view {
        IPriceFeed feed = settings.sequencerFeed;
        if (address(feed) == address(0)) return; // the chain is not a rollup
        (, int256 answer, uint256 startedAt, , ) = feed.latestRoundData();
        require(answer == 0 && startedAt != 0, 'sequencer is down'); // 0 is up
        uint256 safeAt = startedAt + settings.sequencerGraceSeconds;
        require(block.timestamp > safeAt, 'sequencer was down');
    }
    // #endregion sequencer
}
