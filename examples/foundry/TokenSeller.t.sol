// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '../src/TokenSeller.sol';
import './SandboxTest.sol';

contract TokenSellerTest is SandboxTest {
    // #region setup
    IUniswapV2Router02 private constant ROUTER =
        IUniswapV2Router02(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);

    uint256 private constant AMOUNT_IN_USDC = 10_000e6;
    uint256 private constant SLIPPAGE_BPS = 50; // 0.5%

    TokenSeller private seller;
    address[] private path;

    function setUp() external {
        seller = new TokenSeller(ROUTER);
        path = [address(USDC), address(WETH)];
    }

    function quote() private view returns (uint256 quotedWei, uint256 amountOutMinWei) {
        quotedWei = ROUTER.getAmountsOut(AMOUNT_IN_USDC, path)[1];
        amountOutMinWei = (quotedWei * (10_000 - SLIPPAGE_BPS)) / 10_000;
    }
    // #endregion setup

    // #region for-tokens
    function test_sellsForTokens() external by(ACCOUNT) {
        (uint256 quotedWei, uint256 amountOutMinWei) = quote();
        uint256 wethBefore = WETH.balanceOf(ACCOUNT);

        USDC.approve(address(seller), AMOUNT_IN_USDC);
        seller.sellForTokens(AMOUNT_IN_USDC, amountOutMinWei, path, deadlineIn(600));

        uint256 receivedWei = WETH.balanceOf(ACCOUNT) - wethBefore;
        vm.assertEq(receivedWei, quotedWei, 'received another amount than quoted');
        vm.assertEq(USDC.balanceOf(address(seller)), 0, 'the contract keeps tokens');
        vm.assertEq(USDC.allowance(address(seller), address(ROUTER)), 0, 'an allowance is left');
        emit log_named_decimal_uint('received WETH', receivedWei, 18);
    }
    // #endregion for-tokens

    // #region for-eth
    function test_sellsForETH() external by(ACCOUNT) {
        (uint256 quotedWei, uint256 amountOutMinWei) = quote();
        uint256 etherBefore = ACCOUNT.balance;

        USDC.approve(address(seller), AMOUNT_IN_USDC);
        seller.sellForETH(AMOUNT_IN_USDC, amountOutMinWei, path, deadlineIn(600));

        uint256 receivedWei = ACCOUNT.balance - etherBefore;
        vm.assertEq(receivedWei, quotedWei, 'received another amount than quoted');
        emit log_named_decimal_uint('received ETH', receivedWei, 18);
    }
    // #endregion for-eth

    // #region reverts
    function test_revertsBelowTheMinimum() external by(ACCOUNT) {
        (uint256 quotedWei, ) = quote();
        USDC.approve(address(seller), AMOUNT_IN_USDC);
        vm.expectRevert('UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT');
        seller.sellForTokens(AMOUNT_IN_USDC, quotedWei + 1, path, deadlineIn(600));
    }

    function test_revertsAfterTheDeadline() external by(ACCOUNT) {
        (uint256 quotedWei, ) = quote();
        USDC.approve(address(seller), AMOUNT_IN_USDC);
        vm.expectRevert('UniswapV2Router: EXPIRED');
        seller.sellForTokens(AMOUNT_IN_USDC, quotedWei, path, block.timestamp - 1);
    }
    // #endregion reverts
}
