// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IHooks} from '@uniswap/v4-core/src/interfaces/IHooks.sol';
import {IV4Quoter} from '@uniswap/v4-periphery/src/interfaces/IV4Quoter.sol';
import '../src/EtherSwap.sol';
import './SandboxTest.sol';

contract EtherSwapTest is SandboxTest {
    // #region setup
    IUniversalRouter private constant ROUTER =
        IUniversalRouter(0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af); // release 2.0
    IV4Quoter private constant QUOTER = IV4Quoter(0x52F0E24D1c21C8A0cB1e5a5dD6198556BD9E1203);

    uint128 private constant AMOUNT_IN_WEI = 1 ether;
    uint128 private constant AMOUNT_OUT_WEI = 0.5 ether;
    uint256 private constant SLIPPAGE_BPS = 50; // 0.5%

    EtherSwap private swap;
    PoolKey private key;

    function setUp() external {
        key = PoolKey({
            currency0: Currency.wrap(address(0)), // ETH
            currency1: Currency.wrap(address(USDC)),
            fee: 3_000, // 0.3%
            tickSpacing: 60,
            hooks: IHooks(address(0))
        });
        swap = new EtherSwap(ROUTER, key);
    }
    // #endregion setup

    // #region input
    function test_sellsExactlyOneEther() external by(ACCOUNT) {
        uint256 quotedUsdc = quoteInput();
        uint128 minimumUsdc = uint128((quotedUsdc * (10_000 - SLIPPAGE_BPS)) / 10_000);
        uint256 usdcBefore = USDC.balanceOf(ACCOUNT);

        swap.swapExactInput{value: AMOUNT_IN_WEI}(true, AMOUNT_IN_WEI, minimumUsdc, deadlineIn(600));

        uint256 receivedUsdc = USDC.balanceOf(ACCOUNT) - usdcBefore;
        vm.assertEq(receivedUsdc, quotedUsdc, 'received another amount than quoted');
        emit log_named_decimal_uint('paid ETH', AMOUNT_IN_WEI, 18);
        emit log_named_decimal_uint('received USDC', receivedUsdc, 6);
    }
    // #endregion input

    // #region output
    function test_buysExactlyHalfAnEther() external by(ACCOUNT) {
        (uint256 quotedUsdc,) = QUOTER.quoteExactOutputSingle(
            IV4Quoter.QuoteExactSingleParams(key, false, AMOUNT_OUT_WEI, '')
        );
        uint128 maximumUsdc = uint128((quotedUsdc * (10_000 + SLIPPAGE_BPS)) / 10_000);
        (uint256 weiBefore, uint256 usdcBefore) = (ACCOUNT.balance, USDC.balanceOf(ACCOUNT));

        USDC.approve(address(swap), maximumUsdc);
        swap.swapExactOutput(false, AMOUNT_OUT_WEI, maximumUsdc, deadlineIn(600));

        uint256 paidUsdc = usdcBefore - USDC.balanceOf(ACCOUNT);
        vm.assertEq(paidUsdc, quotedUsdc, 'paid another amount than quoted');
        vm.assertEq(ACCOUNT.balance - weiBefore, AMOUNT_OUT_WEI, 'received another amount');
        vm.assertEq(USDC.balanceOf(address(ROUTER)), 0, 'the router keeps tokens');
        vm.assertEq(USDC.allowance(ACCOUNT, address(swap)), 0, 'an allowance is left');
        emit log_named_decimal_uint('paid USDC', paidUsdc, 6);
        emit log_named_decimal_uint('received ETH', AMOUNT_OUT_WEI, 18);
    }
    // #endregion output

    // #region reverts
    function test_revertsBelowTheMinimum() external by(ACCOUNT) {
        uint256 quotedUsdc = quoteInput();
        vm.expectRevert(
            abi.encodeWithSelector(
                IV4Router.V4TooLittleReceived.selector, quotedUsdc + 1, quotedUsdc
            )
        );
        swap.swapExactInput{value: AMOUNT_IN_WEI}(
            true, AMOUNT_IN_WEI, uint128(quotedUsdc + 1), deadlineIn(600)
        );
    }

    function test_revertsAfterTheDeadline() external by(ACCOUNT) {
        uint128 quotedUsdc = uint128(quoteInput());
        vm.expectRevert(abi.encodeWithSignature('TransactionDeadlinePassed()'));
        swap.swapExactInput{value: AMOUNT_IN_WEI}(
            true, AMOUNT_IN_WEI, quotedUsdc, block.timestamp - 1
        );
    }
    // #endregion reverts

    // #region quote
    function quoteInput() private returns (uint256 quotedUsdc) {
        (quotedUsdc,) = QUOTER.quoteExactInputSingle(
            IV4Quoter.QuoteExactSingleParams(key, true, AMOUNT_IN_WEI, '')
        );
    }
    // #endregion quote
}
