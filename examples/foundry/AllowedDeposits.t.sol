// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '../src/AllowedDeposits.sol';
import './SandboxTest.sol';

interface Permit2Allowances {
    error AllowanceExpired(uint256 deadline);
    error InsufficientAllowance(uint256 amount);

    function DOMAIN_SEPARATOR() external view returns (bytes32);
    function permit(
        address owner,
        IPermit2.PermitSingle calldata permitSingle,
        bytes calldata signature
    ) external;
}

contract AllowedDepositsTest is SandboxTest {
    // #region setup
    address private constant PERMIT2 = 0x000000000022D473030F116dDEE9F6B43aC78BA3;
    uint160 private constant AMOUNT_USDC = 100e6;

    AllowedDeposits private deposits;

    function setUp() external {
        deposits = new AllowedDeposits(IPermit2(PERMIT2), address(USDC));
    }
    // #endregion setup

    // #region sign
    bytes32 private constant DETAILS_TYPEHASH =
        keccak256('PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)');
    bytes32 private constant PERMIT_TYPEHASH =
        keccak256(
            'PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)'
        );

    function signPermit() private view returns (IPermit2.PermitSingle memory permit, bytes memory) {
        permit = IPermit2.PermitSingle({
            details: IPermit2.PermitDetails({
                token: address(USDC),
                amount: AMOUNT_USDC,
                expiration: uint48(block.timestamp + 1 days),
                nonce: 0
            }),
            spender: address(deposits),
            sigDeadline: deadlineIn(600)
        });
        bytes32 details = keccak256(abi.encode(DETAILS_TYPEHASH, permit.details));
        bytes32 message = keccak256(
            abi.encode(PERMIT_TYPEHASH, details, permit.spender, permit.sigDeadline)
        );
        bytes32 domain = Permit2Allowances(PERMIT2).DOMAIN_SEPARATOR();
        bytes32 digest = keccak256(abi.encodePacked(hex'1901', domain, message));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(vm.deriveKey(WORDS, 0), digest);
        return (permit, abi.encodePacked(r, s, v));
    }
    // #endregion sign

    // #region deposit
    function test_depositsWithAPermit() external by(ACCOUNT) {
        USDC.approve(PERMIT2, AMOUNT_USDC);
        (IPermit2.PermitSingle memory permit, bytes memory signature) = signPermit();
        deposits.permitAndDeposit(permit, signature, AMOUNT_USDC);
        vm.assertEq(deposits.depositOf(ACCOUNT), AMOUNT_USDC, 'another deposit');
        vm.assertEq(USDC.allowance(ACCOUNT, PERMIT2), 0, 'an allowance is left');
        emit log_named_decimal_uint('deposited USDC', deposits.depositOf(ACCOUNT), 6);
    }

    function test_depositsIfThePermitWasSentBefore() external by(ACCOUNT) {
        USDC.approve(PERMIT2, AMOUNT_USDC);
        (IPermit2.PermitSingle memory permit, bytes memory signature) = signPermit();
        Permit2Allowances(PERMIT2).permit(ACCOUNT, permit, signature);
        deposits.permitAndDeposit(permit, signature, AMOUNT_USDC);
        vm.assertEq(deposits.depositOf(ACCOUNT), AMOUNT_USDC, 'another deposit');
    }
    // #endregion deposit

    // #region reverts
    function test_revertsForAStranger() external by(OTHER) {
        vm.expectRevert(abi.encodeWithSelector(Permit2Allowances.AllowanceExpired.selector, 0));
        deposits.deposit(AMOUNT_USDC);
    }

    function test_revertsAboveTheAllowance() external by(ACCOUNT) {
        USDC.approve(PERMIT2, AMOUNT_USDC);
        (IPermit2.PermitSingle memory permit, bytes memory signature) = signPermit();
        vm.expectRevert(
            abi.encodeWithSelector(Permit2Allowances.InsufficientAllowance.selector, AMOUNT_USDC)
        );
        deposits.permitAndDeposit(permit, signature, AMOUNT_USDC + 1);
    }
    // #endregion reverts
}
