// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '../src/PoolFinder.sol';
import './SandboxTest.sol';

contract PoolFinderTest is SandboxTest {
    // #region find
    IUniswapV3Factory private constant FACTORY =
        IUniswapV3Factory(0x1F98431c8aD98523631AE4a59f267346ea31F984);

    PoolFinder private finder;

    function setUp() external {
        finder = new PoolFinder(FACTORY);
    }

    function test_computesWhatTheFactoryAnswers() external by(ACCOUNT) {
        (address asked, address computed) = finder.find(address(USDC), address(WETH), 3_000);
        vm.assertEq(asked, computed, 'the two ways differ');
        vm.assertEq(asked, 0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8, 'another pool');
    }
    // #endregion find

    // #region missing
    function test_asksForAPoolThatIsNotThere() external by(ACCOUNT) {
        (address asked, address computed) = finder.find(address(USDC), address(WETH), 2_999);
        vm.assertEq(asked, address(0), 'the factory has a pool with this fee');
        require(computed != address(0), 'an address is computed for every fee');
    }

    function test_revertsForOneTokenTwice() external by(ACCOUNT) {
        vm.expectRevert('');
        finder.find(address(USDC), address(USDC), 3_000);
    }
    // #endregion missing
}
