// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice A hook whose code its owner replaces: its address, flags and code hash stay as they are.
contract HookProxy {
    /// @dev Where ERC-1967 keeps the address of the code.
    bytes32 private constant IMPLEMENTATION = bytes32(uint256(keccak256('eip1967.proxy.implementation')) - 1);
    address private immutable owner;

    constructor(address owner_, address implementation) {
        owner = owner_;
        replace(implementation);
    }

    // #region demo-only replace
    // demo-only: whoever may replace the code of a hook may do all that its flags allow.
    function upgradeTo(address implementation) external {
        require(msg.sender == owner, 'not the owner');
        replace(implementation);
    }

    fallback() external {
        bytes32 slot = IMPLEMENTATION;
        assembly ('memory-safe') {
            calldatacopy(0, 0, calldatasize())
            let success := delegatecall(gas(), sload(slot), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(success) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
    // #endregion replace

    function replace(address implementation) private {
        bytes32 slot = IMPLEMENTATION;
        assembly ('memory-safe') {
            sstore(slot, implementation)
        }
    }
}
