// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ImmutableState} from '@uniswap/v4-periphery/src/base/ImmutableState.sol';
import '../src/LimitOrders.sol';
import './HookTest.sol';

contract LimitOrdersTest is HookTest {
    // #region setup
    int24 private constant ABOVE = 200_340; // the range above the price: sells USDC, currency0
    int24 private constant BELOW = 200_220; // the range below it: sells WETH, currency1
    uint128 private constant AMOUNT_USDC = 1_000e6;
    uint128 private constant AMOUNT_WEI = 0.5 ether;

    LimitOrders private orders;

    function setUp() external {
        uint160 flags = Hooks.AFTER_INITIALIZE_FLAG | Hooks.AFTER_SWAP_FLAG;
        orders = LimitOrders(openPool(flags, type(LimitOrders).creationCode, abi.encode(MANAGER)));
    }

    function place(int24 tickLower, bool sells0, uint128 amount) private returns (uint256 orderId) {
        (sells0 ? USDC : WETH).approve(address(orders), amount);
        return orders.place(key, tickLower, sells0, amount);
    }
    // #endregion setup

    // #region fill
    function test_sellsUsdcWhenThePriceRises() external {
        uint256 orderId = place(ABOVE, true, AMOUNT_USDC);
        swap(false, -2 ether); // buys USDC, so its price rises
        uint256 weiBefore = WETH.balanceOf(address(this));
        orders.withdraw(orderId);
        uint256 receivedWei = WETH.balanceOf(address(this)) - weiBefore;
        require(receivedWei > 0.5 ether, 'sold below the price');
        emit log_named_decimal_uint('1000 USDC sold for WETH', receivedWei, 18);
    }

    function test_sellsWethWhenThePriceFalls() external {
        uint256 orderId = place(BELOW, false, AMOUNT_WEI);
        swap(true, -4_000e6); // sells USDC
        uint256 usdcBefore = USDC.balanceOf(address(this));
        orders.withdraw(orderId);
        uint256 receivedUsdc = USDC.balanceOf(address(this)) - usdcBefore;
        require(receivedUsdc > 1_000e6, 'sold below the price');
        emit log_named_decimal_uint('0.5 WETH sold for USDC', receivedUsdc, 6);
    }
    // #endregion fill

    // #region cancel
    function test_givesAllBackOfAnOrderThatNoSwapReached() external {
        uint256 usdcBefore = USDC.balanceOf(address(this));
        orders.cancel(place(ABOVE, true, AMOUNT_USDC));
        uint256 missing = usdcBefore - USDC.balanceOf(address(this));
        require(missing <= 1, 'more than rounding is missing');
    }
    // #endregion cancel

    // #region fees
    function test_givesNoFeesToWhoJoinsLater() external {
        uint256 early = place(ABOVE, true, AMOUNT_USDC);
        swap(false, -0.3 ether); // into the range, and out of it again
        swap(true, -2_000e6);
        uint256 late = place(ABOVE, true, AMOUNT_USDC);
        uint256 weiBefore = WETH.balanceOf(address(this));
        orders.cancel(late);
        vm.assertEq(WETH.balanceOf(address(this)), weiBefore, 'fees of others');
        orders.cancel(early);
        emit log_named_decimal_uint('fees of the early order, WETH', WETH.balanceOf(address(this)) - weiBefore, 18);
    }
    // #endregion fees

    // #region reverts
    function test_revertsForACallerOtherThanPoolManager() external {
        vm.expectRevert(abi.encodeWithSelector(ImmutableState.NotPoolManager.selector));
        orders.unlockCallback(abi.encode(LimitOrders.Step.Withdraw, 1));
    }

    function test_revertsForAnotherOwner() external {
        uint256 orderId = place(ABOVE, true, AMOUNT_USDC);
        vm.startPrank(OTHER);
        vm.expectRevert(abi.encodeWithSelector(LimitOrders.NotOwner.selector));
        orders.cancel(orderId);
        vm.stopPrank();
    }

    function test_revertsInTheRangeOfThePrice() external {
        USDC.approve(address(orders), AMOUNT_USDC);
        vm.expectRevert(abi.encodeWithSelector(LimitOrders.InRange.selector, START_TICK));
        orders.place(key, 200_280, true, AMOUNT_USDC);
    }

    function test_withdrawsOnce() external {
        uint256 orderId = place(ABOVE, true, AMOUNT_USDC);
        swap(false, -2 ether);
        orders.withdraw(orderId);
        vm.expectRevert(abi.encodeWithSelector(LimitOrders.NotOwner.selector));
        orders.withdraw(orderId);
    }
    // #endregion reverts
}
