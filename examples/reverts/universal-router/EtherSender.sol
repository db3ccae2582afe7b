// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Sends ether without calldata, and reverts with what the receiver reverts with.
contract EtherSender {
    function send(address payable to) external payable {
        (bool success, bytes memory reason) = to.call{value: msg.value}('');
        if (success) return;
        assembly ('memory-safe') {
            revert(add(reason, 32), mload(reason))
        }
    }
}
