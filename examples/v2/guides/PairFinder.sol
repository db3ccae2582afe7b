// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Factory.sol';

/// @notice Finds the pair of two tokens, by asking its factory or by computing its address.
contract PairFinder {
    IUniswapV2Factory public immutable factory;
    bytes32 public immutable initCodeHash;

    constructor(IUniswapV2Factory factory_, bytes32 initCodeHash_) {
        factory = factory_;
        initCodeHash = initCodeHash_;
    }

    // #region ask
    /// @notice The pair, or the zero address where nobody has created it.
    function ask(address tokenA, address tokenB) external view returns (address) {
        return factory.getPair(tokenA, tokenB);
    }
    // #endregion ask

    // #region compute
    /// @notice Where the pair is, or will be once somebody creates it.
    function compute(address tokenA, address tokenB) public view returns (address) {
        require(tokenA != tokenB, 'one token');
        (address token0, address token1) = tokenA < tokenB ? (tokenA, tokenB) : (tokenB, tokenA);
        bytes32 salt = keccak256(abi.encodePacked(token0, token1));
        bytes memory parts = abi.encodePacked(hex'ff', address(factory), salt, initCodeHash);
        return address(uint160(uint256(keccak256(parts))));
    }
    // #endregion compute

    // #region existing
    /// @notice The computed pair, if there is one: an address without code is no pair.
    function existing(address tokenA, address tokenB) external view returns (address pair) {
        pair = compute(tokenA, tokenB);
        require(pair.code.length > 0, 'no pair');
    }
    // #endregion existing
}
