// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '../src/PairFinder.sol';
import './SandboxTest.sol';

contract PairFinderTest is SandboxTest {
    // #region find
    IUniswapV2Factory private constant FACTORY =
        IUniswapV2Factory(0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f);
    bytes32 private constant INIT_CODE_HASH =
        hex'96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f';
    Token private constant UNI = Token(0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984);

    PairFinder private finder;

    function setUp() external {
        finder = new PairFinder(FACTORY, INIT_CODE_HASH);
    }

    function test_computesWhatTheFactoryAnswers() external by(ACCOUNT) {
        address asked = finder.ask(address(USDC), address(WETH));
        address computed = finder.existing(address(USDC), address(WETH));
        vm.assertEq(asked, computed, 'the two ways differ');
        vm.assertEq(asked, 0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc, 'another pair');
    }
    // #endregion find

    // #region reverts
    function test_revertsWithoutThePair() external by(ACCOUNT) {
        vm.assertEq(finder.ask(address(UNI), address(USDC)), address(0), 'the pair is there');
        vm.expectRevert('no pair');
        finder.existing(address(UNI), address(USDC));
    }

    function test_revertsForOneTokenTwice() external by(ACCOUNT) {
        vm.expectRevert('one token');
        finder.compute(address(USDC), address(USDC));
    }
    // #endregion reverts
}
