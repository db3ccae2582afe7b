// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Creates a contract, and passes on what its constructor reverts with.
contract Creator {
    function create(bytes memory code) external returns (address created) {
        assembly {
            created := create(0, add(code, 32), mload(code))
            if iszero(created) {
                returndatacopy(0, 0, returndatasize())
                revert(0, returndatasize())
            }
        }
    }
}
