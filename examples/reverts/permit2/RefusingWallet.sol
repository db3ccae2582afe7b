// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// A wallet that is a contract, and whose owner has not signed.
contract RefusingWallet {
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        return 0xffffffff;
    }
}
