// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface IPoolManager {
    function unlock(bytes calldata data) external returns (bytes memory);
}

/// Opens the lock of a pool manager of v4, and makes calls while it is open.
contract Unlocker {
    struct Step {
        address target;
        uint256 value;
        bytes data;
    }

    /// The pool manager that may call back, while `run` is at work.
    address private manager;

    receive() external payable {}

    function run(address manager_, Step[] calldata steps) external payable {
        manager = manager_;
        IPoolManager(manager_).unlock(abi.encode(steps));
    }

    function unlockCallback(bytes calldata data) external returns (bytes memory) {
        require(msg.sender == manager, 'not the manager');
        Step[] memory steps = abi.decode(data, (Step[]));
        for (uint256 i = 0; i < steps.length; i++) {
            (bool success, bytes memory reason) = steps[i].target.call{value: steps[i].value}(steps[i].data);
            if (success) continue;
            assembly ("memory-safe") {
                revert(add(reason, 32), mload(reason))
            }
        }
        return '';
    }
}
