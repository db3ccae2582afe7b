// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '@uniswap/v2-periphery/contracts/interfaces/IUniswapV2Router02.sol';
import '../src/FixedWindowOracle.sol';
import './SandboxTest.sol';

contract FixedWindowOracleTest is SandboxTest {
    // #region setup
    IUniswapV2Router02 private constant ROUTER =
        IUniswapV2Router02(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    IUniswapV2Pair private constant PAIR =
        IUniswapV2Pair(0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc); // USDC/WETH

    uint256 private constant WINDOW_SECONDS = 3_600;

    FixedWindowOracle private oracle;
    uint256 private openedAt;

    function setUp() external {
        oracle = new FixedWindowOracle(PAIR, WINDOW_SECONDS);
        openedAt = oracle.openedAt();
    }
    // #endregion setup

    // #region average
    function test_averagesOverTheWindow() external by(ACCOUNT) {
        uint256 beforeUsdc = price();
        vm.warp(openedAt + WINDOW_SECONDS / 2);
        buyWeth(100_000e6);
        uint256 afterUsdc = price();
        vm.warp(openedAt + WINDOW_SECONDS);
        oracle.update();

        uint256 averageUsdc = oracle.consult(address(WETH), 1e18);
        // Each price held for half of the window; the contract rounds down more than once.
        uint256 expectedUsdc = (beforeUsdc + afterUsdc) / 2;
        require(averageUsdc <= expectedUsdc, 'the average is too high');
        require(averageUsdc + 2 >= expectedUsdc, 'the average is too low');
        emit log_named_decimal_uint('USDC per WETH before', beforeUsdc, 6);
        emit log_named_decimal_uint('USDC per WETH after', afterUsdc, 6);
        emit log_named_decimal_uint('average', averageUsdc, 6);
    }

    function price() private view returns (uint256 usdcPerWeth) {
        (uint256 reserveUsdc, uint256 reserveWei, ) = PAIR.getReserves();
        return (reserveUsdc * 1e18) / reserveWei;
    }

    function buyWeth(uint256 amountInUsdc) private {
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(USDC), address(WETH));
        uint256 quotedWei = ROUTER.getAmountsOut(amountInUsdc, path)[1];
        USDC.approve(address(ROUTER), amountInUsdc);
        uint256 deadline = deadlineIn(600);
        ROUTER.swapExactTokensForTokens(amountInUsdc, quotedWei, path, ACCOUNT, deadline);
    }
    // #endregion average

    // #region reverts
    function test_revertsWhileTheWindowIsOpen() external by(ACCOUNT) {
        vm.warp(openedAt + WINDOW_SECONDS - 1);
        vm.expectRevert('window is open');
        oracle.update();
    }

    function test_revertsForAnOldAverage() external by(ACCOUNT) {
        vm.warp(openedAt + WINDOW_SECONDS);
        oracle.update();
        vm.warp(openedAt + 3 * WINDOW_SECONDS + 1);
        vm.expectRevert('average is old');
        oracle.consult(address(WETH), 1e18);
    }
    // #endregion reverts
}
