// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Code for an account that takes the plain signature of its own key.
contract TakesPlainSignatures {
    function isValidSignature(bytes32 digest, bytes calldata signature) external view returns (bytes4) {
        bytes32 r = bytes32(signature[0:32]);
        bytes32 s = bytes32(signature[32:64]);
        bool isOwn = ecrecover(digest, uint8(signature[64]), r, s) == address(this);
        return isOwn ? this.isValidSignature.selector : bytes4(0xffffffff);
    }
}

/// @notice Code that wants another form of signature than 65 plain bytes.
contract WantsAnotherForm {
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        return 0xffffffff;
    }
}
