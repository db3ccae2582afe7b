// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IHooks} from '@uniswap/v4-core/src/interfaces/IHooks.sol';
import {BalanceDelta} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {ImmutableState} from '@uniswap/v4-periphery/src/base/ImmutableState.sol';
import '../src/SpecifiedFee.sol';
import './HookTest.sol';

contract SpecifiedFeeTest is HookTest {
    // #region setup
    uint160 private constant FLAGS = Hooks.BEFORE_SWAP_FLAG | Hooks.BEFORE_SWAP_RETURNS_DELTA_FLAG;
    uint256 private constant MOST_USDC = 5_000e6;
    uint256 private constant MOST_WEI = 2.5 ether;

    SpecifiedFee private hook;

    function setUp() external {
        bytes memory arguments = abi.encode(MANAGER, address(this)); // the test owns the hook
        hook = SpecifiedFee(openPool(FLAGS, type(SpecifiedFee).creationCode, arguments));
    }

    function claimsOf(Token token) private view returns (uint256) {
        return MANAGER.balanceOf(address(hook), uint160(address(token)));
    }
    // #endregion setup

    // #region unit
    function test_keepsATenthOfAPercentOfAnExactInput() external {
        BalanceDelta delta = swap(true, -1_000e6);
        vm.assertEq(uint128(-delta.amount0()), 1_000e6, 'paid another amount than the exact one');
        vm.assertEq(claimsOf(USDC), 1e6, 'another fee');
        vm.assertEq(claimsOf(WETH), 0, 'a fee of the output, too');
    }

    function test_paysTheOwnerAndNothingElseIsLeft() external {
        swap(true, -1_000e6);
        uint256 usdcBefore = USDC.balanceOf(address(this));
        hook.withdraw(key.currency0);
        vm.assertEq(USDC.balanceOf(address(this)) - usdcBefore, 1e6, 'paid out another amount');
        vm.assertEq(claimsOf(USDC), 0, 'claims are left');
    }
    // #endregion unit

    // #region revert
    function test_revertsForACallerOtherThanPoolManager() external {
        vm.expectRevert(abi.encodeWithSelector(ImmutableState.NotPoolManager.selector));
        hook.beforeSwap(address(this), key, SwapParams(true, -1e6, 0), '');
    }

    function test_revertsForAnotherOwner() external by(OTHER) {
        vm.expectRevert(abi.encodeWithSelector(SpecifiedFee.NotOwner.selector));
        hook.withdraw(key.currency0);
    }

    function test_revertsAtAnAddressWithoutItsFlags() external {
        bytes memory initCode =
            abi.encodePacked(type(SpecifiedFee).creationCode, abi.encode(MANAGER, address(this)));
        address notMined = HookMiner.computeAddress(address(this), 0, initCode);
        vm.expectRevert(abi.encodeWithSelector(Hooks.HookAddressNotValid.selector, notMined));
        new SpecifiedFee{salt: 0}(MANAGER, address(this));
    }
    // #endregion revert

    // #region fuzz
    /// @dev All four kinds of swap, from one raw unit on. What the hook leaves open would revert.
    function testFuzz_keepsItsFeeOfAnyAmount(bool zeroForOne, bool isExactInput, uint256 random) external {
        swapAny(zeroForOne, isExactInput, random);
        vm.assertEq(claimsOf(USDC), keptUsdc, 'another fee in USDC');
        vm.assertEq(claimsOf(WETH), keptWei, 'another fee in WETH');
    }
    // #endregion fuzz

    // #region swap-any
    uint256 private keptUsdc; // what the hook should hold by now
    uint256 private keptWei;

    function swapAny(bool zeroForOne, bool isExactInput, uint256 random) public {
        bool isUsdc = isExactInput == zeroForOne; // USDC is currency0
        uint256 amount = 1 + (random % (isUsdc ? MOST_USDC : MOST_WEI));
        BalanceDelta delta = swap(zeroForOne, isExactInput ? -int256(amount) : int256(amount));
        int128 moved = isUsdc ? delta.amount0() : delta.amount1();
        vm.assertEq(uint128(isExactInput ? -moved : moved), amount, 'the exact amount is not exact');
        if (isUsdc) keptUsdc += amount / 1_000;
        else keptWei += amount / 1_000;
    }
    // #endregion swap-any

    // #region invariant
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    /// @dev forge asks for both: sequences consist of calls of swapAny, with random arguments.
    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(this);
    }

    function targetSelectors() external view returns (FuzzSelector[] memory targets) {
        targets = new FuzzSelector[](1);
        targets[0] = FuzzSelector(address(this), new bytes4[](1));
        targets[0].selectors[0] = this.swapAny.selector;
    }

    /// forge-config: default.invariant.runs = 8
    /// forge-config: default.invariant.depth = 8
    /// forge-config: default.invariant.fail-on-revert = true
    /// forge-config: default.invariant.show-metrics = false
    function invariant_claimsAreTheFeesOfAllSwaps() external view {
        vm.assertEq(claimsOf(USDC), keptUsdc, 'other claims in USDC');
        vm.assertEq(claimsOf(WETH), keptWei, 'other claims in WETH');
    }
    // #endregion invariant
}
