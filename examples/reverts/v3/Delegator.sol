// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @notice Runs another contract's code as its own, and passes on what that reverts with.
contract Delegator {
    address public immutable target;

    constructor(address target_) {
        target = target_;
    }

    fallback() external {
        (bool done, bytes memory reason) = target.delegatecall(msg.data);
        if (done) return;
        assembly {
            revert(add(reason, 32), mload(reason))
        }
    }
}
