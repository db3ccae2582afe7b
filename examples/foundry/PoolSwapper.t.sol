// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IHooks} from '@uniswap/v4-core/src/interfaces/IHooks.sol';
import {IV4Quoter} from '@uniswap/v4-periphery/src/interfaces/IV4Quoter.sol';
import '../src/PoolSwapper.sol';
import './SandboxTest.sol';

contract PoolSwapperTest is SandboxTest {
    // #region setup
    IPoolManager private constant MANAGER =
        IPoolManager(0x000000000004444c5dc75cB358380D2e3dE08A90);
    IV4Quoter private constant QUOTER = IV4Quoter(0x52F0E24D1c21C8A0cB1e5a5dD6198556BD9E1203);

    uint128 private constant AMOUNT_IN_WEI = 1 ether;
    uint128 private constant AMOUNT_IN_USDC = 2_000e6;
    uint256 private constant SLIPPAGE_BPS = 50; // 0.5%

    PoolSwapper private swapper;
    PoolKey private key;

    function setUp() external {
        swapper = new PoolSwapper(MANAGER);
        key = PoolKey({
            currency0: Currency.wrap(address(0)), // ETH
            currency1: Currency.wrap(address(USDC)),
            fee: 3_000, // 0.3%
            tickSpacing: 60,
            hooks: IHooks(address(0))
        });
    }
    // #endregion setup

    // #region ether
    function test_sellsEther() external by(ACCOUNT) {
        uint256 quotedUsdc = quote(true, AMOUNT_IN_WEI);
        PoolSwapper.Swap memory swap = swapOf(true, AMOUNT_IN_WEI, quotedUsdc);

        (uint256 paid, uint256 received) = swapper.swapExactInput{value: AMOUNT_IN_WEI}(swap);

        vm.assertEq(received, quotedUsdc, 'received another amount than quoted');
        emit log_named_decimal_uint('paid ETH', paid, 18);
        emit log_named_decimal_uint('received USDC', received, 6);
    }
    // #endregion ether

    // #region token
    function test_sellsUsdc() external by(ACCOUNT) {
        uint256 quotedWei = quote(false, AMOUNT_IN_USDC);
        uint256 weiBefore = ACCOUNT.balance;

        USDC.approve(address(swapper), AMOUNT_IN_USDC);
        swapper.swapExactInput(swapOf(false, AMOUNT_IN_USDC, quotedWei));

        uint256 receivedWei = ACCOUNT.balance - weiBefore;
        vm.assertEq(receivedWei, quotedWei, 'received another amount than quoted');
        vm.assertEq(USDC.allowance(ACCOUNT, address(swapper)), 0, 'an allowance is left');
        emit log_named_decimal_uint('paid USDC', AMOUNT_IN_USDC, 6);
        emit log_named_decimal_uint('received ETH', receivedWei, 18);
    }
    // #endregion token

    // #region reverts
    function test_revertsForACallerOtherThanPoolManager() external by(OTHER) {
        PoolSwapper.Swap memory swap = swapOf(false, AMOUNT_IN_USDC, 1 ether);
        vm.expectRevert('not PoolManager');
        swapper.unlockCallback(abi.encode(swap, ACCOUNT));
    }

    function test_revertsBelowTheMinimum() external by(ACCOUNT) {
        uint256 quotedUsdc = quote(true, AMOUNT_IN_WEI);
        PoolSwapper.Swap memory swap = swapOf(true, AMOUNT_IN_WEI, quotedUsdc);
        swap.amountOutMinimum = uint128(quotedUsdc + 1);
        vm.expectRevert(
            abi.encodeWithSelector(PoolSwapper.TooLittleReceived.selector, quotedUsdc)
        );
        swapper.swapExactInput{value: AMOUNT_IN_WEI}(swap);
    }

    function test_revertsAfterTheDeadline() external by(ACCOUNT) {
        PoolSwapper.Swap memory swap = swapOf(true, AMOUNT_IN_WEI, 2_000e6);
        vm.warp(block.timestamp + 601);
        vm.expectRevert(abi.encodeWithSelector(PoolSwapper.DeadlinePassed.selector));
        swapper.swapExactInput{value: AMOUNT_IN_WEI}(swap);
    }
    // #endregion reverts

    // #region quote
    function quote(bool zeroForOne, uint128 amountIn) private returns (uint256 amountOut) {
        (amountOut,) = QUOTER.quoteExactInputSingle(
            IV4Quoter.QuoteExactSingleParams(key, zeroForOne, amountIn, '')
        );
    }

    function swapOf(bool zeroForOne, uint128 amountIn, uint256 quoted)
        private
        view
        returns (PoolSwapper.Swap memory)
    {
        uint128 minimum = uint128((quoted * (10_000 - SLIPPAGE_BPS)) / 10_000);
        uint256 deadline = deadlineIn(600);
        return PoolSwapper.Swap(key, zeroForOne, amountIn, minimum, 0, ACCOUNT, deadline);
    }
    // #endregion quote
}
