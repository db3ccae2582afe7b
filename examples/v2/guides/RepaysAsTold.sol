// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '@uniswap/lib/contracts/libraries/TransferHelper.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Callee.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';

/// @notice Borrows token1 of one pair and repays what its caller says, to try amounts. It keeps the loan.
contract RepaysAsTold is IUniswapV2Callee {
    IUniswapV2Pair public immutable pair;

    constructor(IUniswapV2Pair pair_) {
        pair = pair_;
    }

    function borrow(uint256 amount1, address token, uint256 back) external {
        pair.swap(0, amount1, address(this), abi.encode(token, back));
    }

    function uniswapV2Call(address sender, uint256, uint256, bytes calldata data) external {
        require(msg.sender == address(pair) && sender == address(this), 'not my loan');
        (address token, uint256 back) = abi.decode(data, (address, uint256));
        TransferHelper.safeTransfer(token, address(pair), back);
    }
}
