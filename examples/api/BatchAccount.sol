// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Code for an account that delegates to it: several calls in one transaction.
contract BatchAccount {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    struct Batch {
        Call[] calls;
        bool revertOnFailure;
    }

    error OnlyTheAccount();
    error CallFailed(bytes output);

    receive() external payable {}

    /// @notice Makes the calls in order, and returns what each returned.
    function execute(Batch calldata batch) external payable returns (bytes[] memory outputs) {
        // A transaction that the account's key sends to the account itself, and no other.
        if (msg.sender != address(this)) revert OnlyTheAccount();
        outputs = new bytes[](batch.calls.length);
        for (uint256 i = 0; i < batch.calls.length; i++) {
            Call calldata one = batch.calls[i];
            bool success;
            (success, outputs[i]) = one.to.call{value: one.value}(one.data);
            if (!success && batch.revertOnFailure) revert CallFailed(outputs[i]);
        }
    }
}
