// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @notice Passes ether on, and reverts with what the receiver reverted with.
contract EtherSender {
    function send(address to) external payable {
        (bool sent, bytes memory reason) = to.call{value: msg.value}('');
        if (sent) return;
        assembly {
            revert(add(reason, 32), mload(reason))
        }
    }
}
