// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

// #region import-transfer-helper
import '@uniswap/v3-core/contracts/libraries/TransferHelper.sol';
// #endregion import-transfer-helper

/// @notice Sends its tokens for its owner.
contract Purse {
    address public immutable owner = msg.sender;

    // #region send
    function send(
        address token,
        address to,
        uint256 value
    ) external {
        require(msg.sender == owner, 'not the owner');
        TransferHelper.safeTransfer(token, to, value);
    }
    // #endregion send
}

/// @notice Says no: returns false.
contract FalseToken {
    function transfer(address, uint256) external pure returns (bool) {
        return false;
    }
}

/// @notice Reverts with a reason of its own.
contract PausedToken {
    function transfer(address, uint256) external pure {
        revert('paused');
    }
}

/// @notice Returns nothing, as some old tokens do.
contract SilentToken {
    function transfer(address, uint256) external pure {}
}

/// @notice Returns less than a word.
contract ShortToken {
    function transfer(address, uint256) external pure {
        assembly {
            return(0, 1)
        }
    }
}
