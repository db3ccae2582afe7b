// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import './IPermit2.sol';

/// @notice Takes deposits of one token by an allowance in Permit2, which the caller may sign here.
contract AllowedDeposits {
    IPermit2 public immutable permit2;
    address public immutable token;
    mapping(address account => uint256 amount) public depositOf;

    constructor(IPermit2 permit2_, address token_) {
        permit2 = permit2_;
        token = token_;
    }

    // #region deposit
    /// @notice Deposits tokens of the caller, and of nobody else.
    function deposit(uint160 amount) public {
        depositOf[msg.sender] += amount;
        permit2.transferFrom(msg.sender, address(this), amount, token);
    }
    // #endregion deposit

    // #region permit-and-deposit
    /// @notice The same with a signed permit, which somebody may have submitted before.
    function permitAndDeposit(
        IPermit2.PermitSingle calldata permit,
        bytes calldata signature,
        uint160 amount
    ) external {
        // If it was submitted already the allowance is there; if not, the transfer reverts.
        try permit2.permit(msg.sender, permit, signature) {} catch {}
        deposit(amount);
    }
    // #endregion permit-and-deposit
}
