// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';
import '../src/LiquidityAdder.sol';
import './SandboxTest.sol';

contract LiquidityAdderTest is SandboxTest {
    // #region setup
    IUniswapV2Router02 private constant ROUTER =
        IUniswapV2Router02(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    IUniswapV2Pair private constant PAIR =
        IUniswapV2Pair(0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc); // USDC/WETH

    uint256 private constant DESIRED_USDC = 10_000e6;
    uint256 private constant SLIPPAGE_BPS = 50; // 0.5%

    LiquidityAdder private adder;

    function setUp() external {
        adder = new LiquidityAdder(ROUTER);
    }

    function less(uint256 amount) private pure returns (uint256) {
        return (amount * (10_000 - SLIPPAGE_BPS)) / 10_000;
    }
    // #endregion setup

    // #region add
    function makeDeposit() private view returns (LiquidityAdder.Deposit memory) {
        (uint256 reserveUsdc, uint256 reserveWei, ) = PAIR.getReserves();
        uint256 desiredWei = ROUTER.quote(DESIRED_USDC, reserveUsdc, reserveWei);
        return
            LiquidityAdder.Deposit({
                tokenA: address(USDC),
                tokenB: address(WETH),
                amountADesired: DESIRED_USDC,
                amountBDesired: desiredWei,
                amountAMin: less(DESIRED_USDC),
                amountBMin: less(desiredWei)
            });
    }

    function add() private returns (uint256 usedUsdc, uint256 usedWei, uint256 shares) {
        LiquidityAdder.Deposit memory deposit = makeDeposit();
        USDC.approve(address(adder), deposit.amountADesired);
        WETH.approve(address(adder), deposit.amountBDesired);
        return adder.add(deposit, deadlineIn(600));
    }

    function test_adds() external by(ACCOUNT) {
        uint256 usdcBefore = USDC.balanceOf(ACCOUNT);
        (uint256 usedUsdc, uint256 usedWei, uint256 shares) = add();
        vm.assertEq(usdcBefore - USDC.balanceOf(ACCOUNT), usedUsdc, 'USDC did not come back');
        vm.assertEq(PAIR.balanceOf(ACCOUNT), shares, 'received other shares');
        vm.assertEq(WETH.allowance(address(adder), address(ROUTER)), 0, 'an allowance is left');
        emit log_named_decimal_uint('added USDC', usedUsdc, 6);
        emit log_named_decimal_uint('added WETH', usedWei, 18);
    }
    // #endregion add

    // #region remove
    function test_removes() external by(ACCOUNT) {
        (uint256 usedUsdc, uint256 usedWei, uint256 shares) = add();
        PAIR.approve(address(adder), shares);
        (uint256 paidUsdc, uint256 paidWei) = adder.remove(
            LiquidityAdder.Withdrawal({
                tokenA: address(USDC),
                tokenB: address(WETH),
                shares: shares,
                amountAMin: less(usedUsdc),
                amountBMin: less(usedWei)
            }),
            deadlineIn(600)
        );
        vm.assertEq(PAIR.balanceOf(ACCOUNT), 0, 'shares are left');
        emit log_named_decimal_uint('removed USDC', paidUsdc, 6);
        emit log_named_decimal_uint('removed WETH', paidWei, 18);
    }
    // #endregion remove

    // #region reverts
    function test_revertsAfterTheDeadline() external by(ACCOUNT) {
        LiquidityAdder.Deposit memory deposit = makeDeposit();
        USDC.approve(address(adder), deposit.amountADesired);
        WETH.approve(address(adder), deposit.amountBDesired);
        vm.expectRevert('UniswapV2Router: EXPIRED');
        adder.add(deposit, block.timestamp - 1);
    }

    function test_revertsForTheWrongRatio() external by(ACCOUNT) {
        LiquidityAdder.Deposit memory deposit = makeDeposit();
        deposit.amountBDesired = (deposit.amountBDesired * 98) / 100;
        deposit.amountBMin = less(deposit.amountBDesired);
        USDC.approve(address(adder), deposit.amountADesired);
        WETH.approve(address(adder), deposit.amountBDesired);
        vm.expectRevert('UniswapV2Router: INSUFFICIENT_A_AMOUNT');
        adder.add(deposit, deadlineIn(600));
    }
    // #endregion reverts
}
