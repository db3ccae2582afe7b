// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-periphery/contracts/interfaces/IQuoterV2.sol';
import '../src/MultihopSwap.sol';
import './SandboxTest.sol';

contract MultihopSwapTest is SandboxTest {
    // #region setup
    ISwapRouter private constant ROUTER = ISwapRouter(0xE592427A0AEce92De3Edee1F18E0157C05861564);
    IQuoterV2 private constant QUOTER = IQuoterV2(0x61fFE014bA17989E743c5F6cB21bF9697530B21e);
    Token private constant UNI = Token(0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984);

    uint256 private constant AMOUNT_IN_USDC = 10_000e6;
    uint256 private constant AMOUNT_OUT_UNI = 100e18;
    uint256 private constant SLIPPAGE_BPS = 50; // 0.5%

    MultihopSwap private swap;
    MultihopSwap.Route private route;

    function setUp() external {
        swap = new MultihopSwap(ROUTER);
        // 0.05% from USDC to WETH, 0.3% from WETH to UNI
        route = MultihopSwap.Route(address(USDC), 500, address(WETH), 3_000, address(UNI));
    }
    // #endregion setup

    // #region input
    function test_paysExactInput() external by(ACCOUNT) {
        (uint256 quotedUni, , , ) = QUOTER.quoteExactInput(swap.forward(route), AMOUNT_IN_USDC);
        uint256 amountOutMinimumUni = (quotedUni * (10_000 - SLIPPAGE_BPS)) / 10_000;
        uint256 uniBefore = UNI.balanceOf(ACCOUNT);

        USDC.approve(address(swap), AMOUNT_IN_USDC);
        swap.swapExactInput(route, AMOUNT_IN_USDC, amountOutMinimumUni, deadlineIn(600));

        uint256 receivedUni = UNI.balanceOf(ACCOUNT) - uniBefore;
        vm.assertEq(receivedUni, quotedUni, 'received another amount than quoted');
        vm.assertEq(USDC.allowance(ACCOUNT, address(swap)), 0, 'an allowance is left');
        emit log_named_decimal_uint('paid USDC', AMOUNT_IN_USDC, 6);
        emit log_named_decimal_uint('received UNI', receivedUni, 18);
    }
    // #endregion input

    // #region output
    function test_receivesExactOutput() external by(ACCOUNT) {
        (uint256 quotedUsdc, , , ) = QUOTER.quoteExactOutput(swap.reversed(route), AMOUNT_OUT_UNI);
        uint256 amountInMaximumUsdc = (quotedUsdc * (10_000 + SLIPPAGE_BPS)) / 10_000;
        uint256 usdcBefore = USDC.balanceOf(ACCOUNT);

        USDC.approve(address(swap), amountInMaximumUsdc);
        swap.swapExactOutput(route, AMOUNT_OUT_UNI, amountInMaximumUsdc, deadlineIn(600));

        uint256 paidUsdc = usdcBefore - USDC.balanceOf(ACCOUNT);
        vm.assertEq(paidUsdc, quotedUsdc, 'paid another amount than quoted');
        vm.assertEq(USDC.balanceOf(address(swap)), 0, 'the contract keeps tokens');
        emit log_named_decimal_uint('paid USDC', paidUsdc, 6);
        emit log_named_decimal_uint('received UNI', AMOUNT_OUT_UNI, 18);
    }
    // #endregion output

    // #region reverts
    function test_revertsAboveTheMaximum() external by(ACCOUNT) {
        (uint256 quotedUsdc, , , ) = QUOTER.quoteExactOutput(swap.reversed(route), AMOUNT_OUT_UNI);
        USDC.approve(address(swap), quotedUsdc - 1);
        // The router asks for more than the contract took and allowed.
        vm.expectRevert('STF');
        swap.swapExactOutput(route, AMOUNT_OUT_UNI, quotedUsdc - 1, deadlineIn(600));
    }
    // #endregion reverts
}
