// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.8.30;

import './IUniswapV1.sol';

interface IERC20 {
    function approve(address spender, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}

/// @notice Trades at exchanges of v1 for its caller, and keeps neither ETH nor tokens.
/// @dev The token must return `true` from `approve` and `transferFrom`.
contract V1Trader {
    IUniswapV1Factory public immutable factory;

    constructor(IUniswapV1Factory factory_) {
        factory = factory_;
    }

    // #region find
    function exchangeOf(address token) public view returns (IUniswapV1Exchange) {
        address exchange = factory.getExchange(token);
        require(exchange != address(0), 'no v1 exchange');
        return IUniswapV1Exchange(exchange);
    }
    // #endregion find

    // #region buy
    /// @notice Sells all ETH sent; the exchange gives the tokens to the caller.
    function buy(address token, uint256 minTokens, uint256 deadline) external payable returns (uint256) {
        return exchangeOf(token).ethToTokenTransferInput{value: msg.value}(minTokens, deadline, msg.sender);
    }
    // #endregion buy

    // #region sell
    /// @notice Sells tokens of the caller, who approved them to this contract before.
    function sell(address token, uint256 amount, uint256 minEth, uint256 deadline) external returns (uint256) {
        IUniswapV1Exchange exchange = exchangeOf(token);
        require(IERC20(token).transferFrom(msg.sender, address(this), amount), 'transferFrom');
        require(IERC20(token).approve(address(exchange), amount), 'approve');
        return exchange.tokenToEthTransferInput(amount, minEth, deadline, msg.sender);
    }
    // #endregion sell
}
