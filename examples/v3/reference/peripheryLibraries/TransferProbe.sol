// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

// #region import-transfer-helper
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';
// #endregion import-transfer-helper

/// @notice Moves tokens and ETH for its owner.
contract Treasurer {
    address public immutable owner = msg.sender;

    modifier onlyOwner() {
        require(msg.sender == owner, 'not the owner');
        _;
    }

    receive() external payable {}

    // #region pull
    function pull(address token, uint256 value) external onlyOwner {
        TransferHelper.safeTransferFrom(token, msg.sender, address(this), value);
    }
    // #endregion pull

    // #region push
    function push(
        address token,
        address to,
        uint256 value
    ) external onlyOwner {
        TransferHelper.safeTransfer(token, to, value);
    }
    // #endregion push

    // #region allow
    function allow(
        address token,
        address spender,
        uint256 value
    ) external onlyOwner {
        TransferHelper.safeApprove(token, spender, 0);
        TransferHelper.safeApprove(token, spender, value);
    }
    // #endregion allow

    function allowOnTop(
        address token,
        address spender,
        uint256 value
    ) external onlyOwner {
        TransferHelper.safeApprove(token, spender, value);
    }

    // #region pay
    function pay(address to, uint256 valueWei) external onlyOwner {
        TransferHelper.safeTransferETH(to, valueWei);
    }
    // #endregion pay
}

/// @notice As some old tokens do: changes an allowance only from 0 or to 0, and returns nothing.
contract CarefulToken {
    mapping(address => mapping(address => uint256)) public allowance;

    function approve(address spender, uint256 value) external {
        require(value == 0 || allowance[msg.sender][spender] == 0);
        allowance[msg.sender][spender] = value;
    }

    function transfer(address, uint256) external pure returns (bool) {
        return false;
    }
}

/// @notice Takes no ETH.
contract NoEther {

}
