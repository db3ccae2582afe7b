// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-periphery/contracts/interfaces/IQuoterV2.sol';
import '../src/SingleSwap.sol';
import './SandboxTest.sol';

contract SingleSwapTest is SandboxTest {
    // #region setup
    ISwapRouter private constant ROUTER = ISwapRouter(0xE592427A0AEce92De3Edee1F18E0157C05861564);
    IQuoterV2 private constant QUOTER = IQuoterV2(0x61fFE014bA17989E743c5F6cB21bF9697530B21e);

    uint24 private constant FEE_PIPS = 3_000; // 0.3%
    uint256 private constant AMOUNT_IN_USDC = 10_000e6;
    uint256 private constant AMOUNT_OUT_WEI = 1e18;
    uint256 private constant SLIPPAGE_BPS = 50; // 0.5%

    SingleSwap private swap;
    SingleSwap.Pool private pool;

    function setUp() external {
        swap = new SingleSwap(ROUTER);
        pool = SingleSwap.Pool(address(USDC), address(WETH), FEE_PIPS);
    }
    // #endregion setup

    // #region input
    function test_paysExactInput() external by(ACCOUNT) {
        uint256 quotedWei = quoteInput();
        uint256 amountOutMinimumWei = (quotedWei * (10_000 - SLIPPAGE_BPS)) / 10_000;
        uint256 wethBefore = WETH.balanceOf(ACCOUNT);

        USDC.approve(address(swap), AMOUNT_IN_USDC);
        swap.swapExactInput(pool, AMOUNT_IN_USDC, amountOutMinimumWei, deadlineIn(600));

        uint256 receivedWei = WETH.balanceOf(ACCOUNT) - wethBefore;
        vm.assertEq(receivedWei, quotedWei, 'received another amount than quoted');
        vm.assertEq(USDC.allowance(ACCOUNT, address(swap)), 0, 'an allowance is left');
        emit log_named_decimal_uint('paid USDC', AMOUNT_IN_USDC, 6);
        emit log_named_decimal_uint('received WETH', receivedWei, 18);
    }
    // #endregion input

    // #region output
    function test_receivesExactOutput() external by(ACCOUNT) {
        (uint256 quotedUsdc, , , ) = QUOTER.quoteExactOutputSingle(
            IQuoterV2.QuoteExactOutputSingleParams({
                tokenIn: address(USDC),
                tokenOut: address(WETH),
                amount: AMOUNT_OUT_WEI,
                fee: FEE_PIPS,
                sqrtPriceLimitX96: 0
            })
        );
        uint256 amountInMaximumUsdc = (quotedUsdc * (10_000 + SLIPPAGE_BPS)) / 10_000;
        uint256 usdcBefore = USDC.balanceOf(ACCOUNT);

        USDC.approve(address(swap), amountInMaximumUsdc);
        swap.swapExactOutput(pool, AMOUNT_OUT_WEI, amountInMaximumUsdc, deadlineIn(600));

        uint256 paidUsdc = usdcBefore - USDC.balanceOf(ACCOUNT);
        vm.assertEq(paidUsdc, quotedUsdc, 'paid another amount than quoted');
        vm.assertEq(USDC.balanceOf(address(swap)), 0, 'the contract keeps tokens');
        vm.assertEq(USDC.allowance(address(swap), address(ROUTER)), 0, 'an allowance is left');
        emit log_named_decimal_uint('paid USDC', paidUsdc, 6);
        emit log_named_decimal_uint('received WETH', AMOUNT_OUT_WEI, 18);
    }
    // #endregion output

    // #region reverts
    function test_revertsBelowTheMinimum() external by(ACCOUNT) {
        uint256 quotedWei = quoteInput();
        USDC.approve(address(swap), AMOUNT_IN_USDC);
        vm.expectRevert('Too little received');
        swap.swapExactInput(pool, AMOUNT_IN_USDC, quotedWei + 1, deadlineIn(600));
    }

    function test_revertsAfterTheDeadline() external by(ACCOUNT) {
        uint256 quotedWei = quoteInput();
        USDC.approve(address(swap), AMOUNT_IN_USDC);
        vm.expectRevert('Transaction too old');
        swap.swapExactInput(pool, AMOUNT_IN_USDC, quotedWei, block.timestamp - 1);
    }
    // #endregion reverts

    // #region quote
    function quoteInput() private returns (uint256 quotedWei) {
        (quotedWei, , , ) = QUOTER.quoteExactInputSingle(
            IQuoterV2.QuoteExactInputSingleParams({
                tokenIn: address(USDC),
                tokenOut: address(WETH),
                amountIn: AMOUNT_IN_USDC,
                fee: FEE_PIPS,
                sqrtPriceLimitX96: 0
            })
        );
    }
    // #endregion quote
}
