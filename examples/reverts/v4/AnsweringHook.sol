// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Answers every call with bytes that are set beforehand, or reverts with them.
contract AnsweringHook {
    bytes private answer;
    bool private isRevert;

    function set(bytes calldata answer_, bool isRevert_) external {
        (answer, isRevert) = (answer_, isRevert_);
    }

    fallback() external payable {
        bytes memory bytesOut = answer;
        if (isRevert) {
            assembly ("memory-safe") {
                revert(add(bytesOut, 32), mload(bytesOut))
            }
        }
        assembly ("memory-safe") {
            return(add(bytesOut, 32), mload(bytesOut))
        }
    }
}
