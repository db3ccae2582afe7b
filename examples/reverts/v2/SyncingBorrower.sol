// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';

/// @notice Calls the pair that it borrows from before that pair has finished.
contract SyncingBorrower {
    IUniswapV2Pair public immutable pair;

    constructor(IUniswapV2Pair pair_) {
        pair = pair_;
    }

    function uniswapV2Call(address, uint256, uint256, bytes calldata) external {
        require(msg.sender == address(pair), 'not the pair');
        pair.sync();
    }
}
