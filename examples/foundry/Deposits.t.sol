// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '../src/Deposits.sol';
import './SandboxTest.sol';

interface Permit2Signatures {
    error InvalidSigner();
    error InvalidNonce();

    function DOMAIN_SEPARATOR() external view returns (bytes32);
}

contract DepositsTest is SandboxTest {
    // #region setup
    address private constant PERMIT2 = 0x000000000022D473030F116dDEE9F6B43aC78BA3;
    uint256 private constant AMOUNT_USDC = 100e6;

    Deposits private deposits;
    IPermit2.PermitTransferFrom private permit;

    function setUp() external {
        deposits = new Deposits(IPermit2(PERMIT2), address(USDC));
        permit = IPermit2.PermitTransferFrom({
            permitted: IPermit2.TokenPermissions(address(USDC), AMOUNT_USDC),
            nonce: 0,
            deadline: deadlineIn(600)
        });
    }
    // #endregion setup

    // #region sign
    string private constant TOKEN_TYPE = 'TokenPermissions(address token,uint256 amount)';
    string private constant FIELDS =
        'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline';

    /// @dev Only the contract, as the spender of the signed message, can use the signature.
    function signTransfer() private view returns (bytes memory signature) {
        bytes32 typeHash = keccak256(
            abi.encodePacked('PermitTransferFrom(', FIELDS, ')', TOKEN_TYPE)
        );
        return sign(abi.encode(typeHash, hashOfToken(), deposits, permit.nonce, permit.deadline));
    }

    /// @dev The same with a beneficiary, so that anyone may send it.
    function signDepositFor(address beneficiary) private view returns (bytes memory signature) {
        bytes32 typeHash = keccak256(
            abi.encodePacked(
                'PermitWitnessTransferFrom(',
                FIELDS,
                ',Deposit witness)Deposit(address beneficiary)',
                TOKEN_TYPE
            )
        );
        bytes32 witness = keccak256(
            abi.encode(keccak256('Deposit(address beneficiary)'), beneficiary)
        );
        return
            sign(
                abi.encode(typeHash, hashOfToken(), deposits, permit.nonce, permit.deadline, witness)
            );
    }

    function hashOfToken() private view returns (bytes32) {
        return keccak256(abi.encode(keccak256(bytes(TOKEN_TYPE)), permit.permitted));
    }

    function sign(bytes memory message) private view returns (bytes memory signature) {
        bytes32 domain = Permit2Signatures(PERMIT2).DOMAIN_SEPARATOR();
        bytes32 digest = keccak256(abi.encodePacked(hex'1901', domain, keccak256(message)));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(vm.deriveKey(WORDS, 0), digest);
        return abi.encodePacked(r, s, v);
    }
    // #endregion sign

    // #region deposit
    function test_deposits() external by(ACCOUNT) {
        USDC.approve(PERMIT2, AMOUNT_USDC);
        deposits.deposit(permit, signTransfer());
        vm.assertEq(deposits.depositOf(ACCOUNT), AMOUNT_USDC, 'another deposit');
        vm.assertEq(USDC.allowance(ACCOUNT, PERMIT2), 0, 'an allowance is left');
        emit log_named_decimal_uint('deposited USDC', deposits.depositOf(ACCOUNT), 6);
    }
    // #endregion deposit

    // #region deposit-for
    function test_depositsForTheBeneficiary() external by(ACCOUNT) {
        USDC.approve(PERMIT2, AMOUNT_USDC);
        bytes memory signature = signDepositFor(OTHER);
        vm.stopPrank();
        vm.startPrank(OTHER);
        deposits.depositFor(ACCOUNT, OTHER, permit, signature);
        vm.assertEq(deposits.depositOf(OTHER), AMOUNT_USDC, 'another deposit');
    }
    // #endregion deposit-for

    // #region reverts
    function test_revertsForACopiedSignature() external by(OTHER) {
        bytes memory signature = signTransfer();
        vm.expectRevert(abi.encodeWithSelector(Permit2Signatures.InvalidSigner.selector));
        deposits.deposit(permit, signature);
    }

    function test_revertsForAnotherBeneficiary() external by(OTHER) {
        bytes memory signature = signDepositFor(ACCOUNT);
        vm.expectRevert(abi.encodeWithSelector(Permit2Signatures.InvalidSigner.selector));
        deposits.depositFor(ACCOUNT, OTHER, permit, signature);
    }

    function test_revertsTheSecondTime() external by(ACCOUNT) {
        USDC.approve(PERMIT2, AMOUNT_USDC);
        bytes memory signature = signTransfer();
        deposits.deposit(permit, signature);
        vm.expectRevert(abi.encodeWithSelector(Permit2Signatures.InvalidNonce.selector));
        deposits.deposit(permit, signature);
    }
    // #endregion reverts
}
