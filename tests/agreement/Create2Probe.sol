// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {HookMiner} from '@uniswap/v4-periphery/src/utils/HookMiner.sol';

/// @notice Creates contracts by CREATE2, and asks v4-periphery's HookMiner where they would be.
contract Create2Probe {
    /// @notice Creates a contract without code; `word` makes the init code another.
    function create(uint256 salt, uint256 word) external returns (address created) {
        bytes memory initCode = initCodeOf(word);
        assembly ('memory-safe') {
            created := create2(0, add(initCode, 32), mload(initCode), salt)
        }
    }

    function computed(address deployer, uint256 salt, uint256 word) external pure returns (address) {
        return HookMiner.computeAddress(deployer, salt, initCodeOf(word));
    }

    function mined(address deployer, uint160 flags, uint256 word)
        external
        view
        returns (address hook, bytes32 salt)
    {
        return HookMiner.find(deployer, flags, initCodeOf(word), '');
    }

    /// @dev Pushes the word, drops it, and stops.
    function initCodeOf(uint256 word) private pure returns (bytes memory) {
        return abi.encodePacked(hex'7f', word, hex'5000');
    }
}
