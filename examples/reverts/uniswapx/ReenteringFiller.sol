// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

struct SignedOrder {
    bytes order;
    bytes sig;
}

interface IReactor {
    function executeBatch(SignedOrder[] calldata orders) external payable;

    function executeBatchWithCallback(SignedOrder[] calldata orders, bytes calldata data) external payable;
}

/// Fills an empty batch, and another one while the reactor calls it back.
contract ReenteringFiller {
    function fill(IReactor reactor) external {
        reactor.executeBatchWithCallback(new SignedOrder[](0), '');
    }

    // The orders that the reactor passes on are not read.
    fallback() external {
        IReactor(msg.sender).executeBatch(new SignedOrder[](0));
    }
}
