// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface IRouter {
    function execute(bytes calldata commands, bytes[] calldata inputs) external payable;
}

/// A token that calls the router while the router calls it.
contract ReenteringToken {
    IRouter private immutable router;

    constructor(IRouter router_) {
        router = router_;
    }

    function balanceOf(address) external returns (uint256) {
        router.execute('', new bytes[](0));
        return 1;
    }
}
