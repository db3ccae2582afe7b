// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

// #region reserves
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Factory.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';

/// @notice Tells what a v2 pair holds, and what of it belongs to one provider. Raw amounts.
contract DepositReader {
    IUniswapV2Factory public immutable factory;

    constructor(IUniswapV2Factory factory_) {
        factory = factory_;
    }

    /// @notice Both reserves, in the order in which the tokens are named.
    function reservesOf(address tokenA, address tokenB) public view returns (uint256, uint256) {
        IUniswapV2Pair pair = pairOf(tokenA, tokenB);
        (uint256 reserve0, uint256 reserve1, ) = pair.getReserves();
        return tokenA == pair.token0() ? (reserve0, reserve1) : (reserve1, reserve0);
    }

    function pairOf(address tokenA, address tokenB) public view returns (IUniswapV2Pair) {
        address pair = factory.getPair(tokenA, tokenB);
        require(pair != address(0), 'no pair');
        return IUniswapV2Pair(pair);
    }
    // #endregion reserves

    // #region deposit
    /// @notice What the shares of a provider can be exchanged for, rounded down as the pair does.
    function depositOf(
        address provider,
        address tokenA,
        address tokenB
    ) external view returns (uint256 amountA, uint256 amountB) {
        IUniswapV2Pair pair = pairOf(tokenA, tokenB);
        (uint256 reserveA, uint256 reserveB) = reservesOf(tokenA, tokenB);
        (uint256 shares, uint256 supply) = (pair.balanceOf(provider), pair.totalSupply());
        return ((shares * reserveA) / supply, (shares * reserveB) / supply);
    }
    // #endregion deposit
}
