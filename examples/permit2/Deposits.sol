// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import './IPermit2.sol';

/// @notice Takes deposits of one token by signature, and credits them to whom the signer chose.
contract Deposits {
    IPermit2 public immutable permit2;
    address public immutable token;
    mapping(address account => uint256 amount) public depositOf;

    constructor(IPermit2 permit2_, address token_) {
        permit2 = permit2_;
        token = token_;
    }

    // #region deposit
    /// @notice Deposits all that the caller has signed for.
    function deposit(IPermit2.PermitTransferFrom calldata permit, bytes calldata signature) external {
        uint256 amount = permit.permitted.amount;
        require(permit.permitted.token == token, 'another token');
        depositOf[msg.sender] += amount;
        // The owner is the caller, so that nobody can use somebody else's signature here.
        permit2.permitTransferFrom(
            permit,
            IPermit2.SignatureTransferDetails(address(this), amount),
            msg.sender,
            signature
        );
    }
    // #endregion deposit

    // #region deposit-for
    string private constant WITNESS_TYPE =
        'Deposit witness)Deposit(address beneficiary)TokenPermissions(address token,uint256 amount)';
    bytes32 private constant DEPOSIT_TYPEHASH = keccak256('Deposit(address beneficiary)');

    /// @notice Deposits for the beneficiary that the owner has signed; anyone may send it.
    function depositFor(
        address owner,
        address beneficiary,
        IPermit2.PermitTransferFrom calldata permit,
        bytes calldata signature
    ) external {
        uint256 amount = permit.permitted.amount;
        require(permit.permitted.token == token, 'another token');
        depositOf[beneficiary] += amount;
        permit2.permitWitnessTransferFrom(
            permit,
            IPermit2.SignatureTransferDetails(address(this), amount),
            owner,
            keccak256(abi.encode(DEPOSIT_TYPEHASH, beneficiary)),
            WITNESS_TYPE,
            signature
        );
    }
    // #endregion deposit-for
}
