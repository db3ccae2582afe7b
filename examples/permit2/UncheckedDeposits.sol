// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import './IPermit2.sol';

/// @notice What a stranger robs. It exists to be attacked: never sign for it.
contract UncheckedDeposits {
    IPermit2 public immutable permit2;
    address public immutable token;
    mapping(address account => uint256 amount) public depositOf;

    constructor(IPermit2 permit2_, address token_) {
        permit2 = permit2_;
        token = token_;
    }

    // #region demo-only unchecked
    // demo-only: whoever sends a stranger's signature names the beneficiary of the stranger's tokens.
    function depositFor(
        address owner,
        address beneficiary,
        IPermit2.PermitTransferFrom calldata permit,
        bytes calldata signature
    ) external {
        uint256 amount = permit.permitted.amount;
        require(permit.permitted.token == token, 'another token');
        depositOf[beneficiary] += amount;
        permit2.permitTransferFrom(
            permit,
            IPermit2.SignatureTransferDetails(address(this), amount),
            owner,
            signature
        );
    }
    // #endregion unchecked

    // #region demo-only unchecked-allowance
    // demo-only: anyone can deposit the tokens of all who have allowed this contract, as their own.
    function depositAllowed(address from, uint160 amount) external {
        depositOf[msg.sender] += amount;
        permit2.transferFrom(from, address(this), amount, token);
    }
    // #endregion unchecked-allowance
}
