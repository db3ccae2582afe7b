// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '@uniswap/v2-periphery/contracts/interfaces/IUniswapV2Router02.sol';
import '../src/PermitWithdrawal.sol';
import './SandboxTest.sol';

contract PermitWithdrawalTest is SandboxTest {
    // #region setup
    IUniswapV2Router02 private constant ROUTER =
        IUniswapV2Router02(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    IUniswapV2Pair private constant PAIR =
        IUniswapV2Pair(0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc); // USDC/WETH

    uint256 private constant DEPOSIT_USDC = 10_000e6;
    uint256 private constant SLIPPAGE_BPS = 50; // 0.5%

    PermitWithdrawal private withdrawal;
    PermitWithdrawal.Terms private terms;

    function setUp() external {
        withdrawal = new PermitWithdrawal();
        addLiquidity();
    }

    function addLiquidity() private by(ACCOUNT) {
        (uint256 reserveUsdc, uint256 reserveWei, ) = PAIR.getReserves();
        uint256 depositWei = ROUTER.quote(DEPOSIT_USDC, reserveUsdc, reserveWei);
        USDC.approve(address(ROUTER), DEPOSIT_USDC);
        WETH.approve(address(ROUTER), depositWei);
        (, , uint256 shares) = ROUTER.addLiquidity(
            address(USDC),
            address(WETH),
            DEPOSIT_USDC,
            depositWei,
            less(DEPOSIT_USDC),
            less(depositWei),
            ACCOUNT,
            deadlineIn(600)
        );
        terms = PermitWithdrawal.Terms({
            shares: shares,
            amount0Min: less(DEPOSIT_USDC),
            amount1Min: less(depositWei),
            deadline: deadlineIn(600)
        });
    }

    function less(uint256 amount) private pure returns (uint256) {
        return (amount * (10_000 - SLIPPAGE_BPS)) / 10_000;
    }
    // #endregion setup

    // #region sign
    /// @dev What a wallet signs: one spender, one amount, one deadline, the next nonce.
    function signPermit(uint256 shares) private view returns (uint8 v, bytes32 r, bytes32 s) {
        bytes32 permit = keccak256(
            abi.encode(
                PAIR.PERMIT_TYPEHASH(),
                ACCOUNT,
                address(withdrawal),
                shares,
                PAIR.nonces(ACCOUNT),
                terms.deadline
            )
        );
        bytes32 digest = keccak256(abi.encodePacked(hex'1901', PAIR.DOMAIN_SEPARATOR(), permit));
        return vm.sign(vm.deriveKey(WORDS, 0), digest);
    }
    // #endregion sign

    // #region withdraw
    function test_withdrawsWithAPermit() external by(ACCOUNT) {
        (uint8 v, bytes32 r, bytes32 s) = signPermit(terms.shares);
        uint256 usdcBefore = USDC.balanceOf(ACCOUNT);

        (uint256 paidUsdc, uint256 paidWei) = withdrawal.withdraw(PAIR, terms, v, r, s);

        vm.assertEq(USDC.balanceOf(ACCOUNT) - usdcBefore, paidUsdc, 'paid another amount');
        vm.assertEq(PAIR.balanceOf(ACCOUNT), 0, 'shares are left');
        vm.assertEq(PAIR.allowance(ACCOUNT, address(withdrawal)), 0, 'an allowance is left');
        emit log_named_decimal_uint('withdrawn USDC', paidUsdc, 6);
        emit log_named_decimal_uint('withdrawn WETH', paidWei, 18);
    }

    function test_withdrawsIfThePermitWasSentBefore() external by(ACCOUNT) {
        (uint8 v, bytes32 r, bytes32 s) = signPermit(terms.shares);
        PAIR.permit(ACCOUNT, address(withdrawal), terms.shares, terms.deadline, v, r, s);
        withdrawal.withdraw(PAIR, terms, v, r, s);
        vm.assertEq(PAIR.balanceOf(ACCOUNT), 0, 'shares are left');
    }
    // #endregion withdraw

    // #region reverts
    function test_revertsForAnotherAmount() external by(ACCOUNT) {
        (uint8 v, bytes32 r, bytes32 s) = signPermit(terms.shares - 1);
        vm.expectRevert('not allowed');
        withdrawal.withdraw(PAIR, terms, v, r, s);
    }
    // #endregion reverts
}
