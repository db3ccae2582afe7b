// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '../src/SlidingWindowOracle.sol';
import './SandboxTest.sol';

contract SlidingWindowOracleTest is SandboxTest {
    // #region setup
    IUniswapV2Pair private constant PAIR =
        IUniswapV2Pair(0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc); // USDC/WETH

    uint256 private constant STEP_SECONDS = 600;
    uint256 private constant STEPS = 6; // a window of 3,600 s

    SlidingWindowOracle private oracle;
    uint256 private firstStepAt;

    function setUp() external {
        oracle = new SlidingWindowOracle(PAIR, STEP_SECONDS, STEPS);
        firstStepAt = (block.timestamp / STEP_SECONDS + 1) * STEP_SECONDS;
    }
    // #endregion setup

    // #region window
    function test_averagesOnceTheWindowIsFull() external by(ACCOUNT) {
        for (uint256 step = 0; step < STEPS; step++) {
            vm.warp(firstStepAt + step * STEP_SECONDS);
            oracle.update();
        }
        uint256 averageUsdc = oracle.consult(address(WETH), 1e18);
        (uint256 reserveUsdc, uint256 reserveWei, ) = PAIR.getReserves();
        // Nobody has traded: the average is the price, rounded down.
        vm.assertEq(averageUsdc, (reserveUsdc * 1e18 - 1) / reserveWei, 'another average');
        emit log_named_decimal_uint('average', averageUsdc, 6);
    }
    // #endregion window

    // #region reverts
    function test_revertsWithOneReading() external by(ACCOUNT) {
        vm.warp(firstStepAt);
        oracle.update();
        vm.expectRevert('reading is missing');
        oracle.consult(address(WETH), 1e18);
    }
    // #endregion reverts
}
