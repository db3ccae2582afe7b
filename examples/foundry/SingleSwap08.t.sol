// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity ^0.8.24;

import {IQuoterV2} from '@uniswap/swap-router-contracts/contracts/interfaces/IQuoterV2.sol';
import {IV3SwapRouter} from '@uniswap/swap-router-contracts/contracts/interfaces/IV3SwapRouter.sol';
import {SingleSwap08} from '../src/SingleSwap08.sol';
import {ForkTest, Token} from './ForkTest.sol';

/// @notice What the test reads of SwapRouter02.
interface WrappedCoin {
    function WETH9() external view returns (Token);
}

contract SingleSwap08Test is ForkTest {
    // #region setup
    uint256 private constant AMOUNT_IN_WEI = 0.1e18; // 0.1 ETH
    uint256 private constant SLIPPAGE_BPS = 50; // 0.5%

    IQuoterV2 private quoter;
    SingleSwap08 private swap;
    SingleSwap08.Pool private pool;
    Token private weth;
    Token private tokenOut;

    function setUp() external {
        address router = contractOf('SwapRouter02');
        quoter = IQuoterV2(contractOf('QuoterV2'));
        weth = WrappedCoin(router).WETH9();
        tokenOut = Token(tokenOutOr('USDC'));
        uint24 feePips = uint24(vm.envOr('FEE_PIPS', 3_000)); // 0.3%

        swap = new SingleSwap08(IV3SwapRouter(router));
        pool = SingleSwap08.Pool(address(weth), address(tokenOut), feePips);

        vm.deal(address(this), AMOUNT_IN_WEI);
        weth.deposit{value: AMOUNT_IN_WEI}();
        weth.approve(address(swap), AMOUNT_IN_WEI);
    }
    // #endregion setup

    // #region input
    function test_paysExactInput() external {
        uint256 quoted = quoteInput();
        uint256 amountOutMinimum = (quoted * (10_000 - SLIPPAGE_BPS)) / 10_000;
        uint256 before = tokenOut.balanceOf(address(this));

        uint256 amountOut = swap.swapExactInput(pool, AMOUNT_IN_WEI, amountOutMinimum, deadlineIn(600));

        uint256 received = tokenOut.balanceOf(address(this)) - before;
        vm.assertEq(received, amountOut, 'received another amount than returned');
        vm.assertGe(received, amountOutMinimum, 'received less than the minimum');
        vm.assertEq(weth.balanceOf(address(this)), 0, 'the input was not paid in full');
        vm.assertEq(weth.balanceOf(address(swap)), 0, 'the contract keeps tokens');
        vm.assertEq(weth.allowance(address(swap), address(swap.router())), 0, 'an allowance is left');
        print('quoted', quoted, tokenOut);
        print('minimum', amountOutMinimum, tokenOut);
        print('received', received, tokenOut);
    }
    // #endregion input

    // #region output
    function test_receivesExactOutput() external {
        uint256 amountOut = quoteInput() / 2;
        (uint256 quotedWei, , , ) = quoter.quoteExactOutputSingle(
            IQuoterV2.QuoteExactOutputSingleParams({
                tokenIn: pool.tokenIn,
                tokenOut: pool.tokenOut,
                amount: amountOut,
                fee: pool.feePips,
                sqrtPriceLimitX96: 0
            })
        );
        uint256 amountInMaximumWei = (quotedWei * (10_000 + SLIPPAGE_BPS)) / 10_000;
        uint256 before = tokenOut.balanceOf(address(this));

        weth.approve(address(swap), amountInMaximumWei);
        uint256 paidWei = swap.swapExactOutput(pool, amountOut, amountInMaximumWei, deadlineIn(600));

        vm.assertEq(tokenOut.balanceOf(address(this)) - before, amountOut, 'received another amount');
        vm.assertEq(weth.balanceOf(address(this)), AMOUNT_IN_WEI - paidWei, 'the rest did not come back');
        vm.assertEq(weth.allowance(address(swap), address(swap.router())), 0, 'an allowance is left');
        print('paid', paidWei, weth);
        print('received', amountOut, tokenOut);
    }
    // #endregion output

    // #region reverts
    function test_revertsBelowTheMinimum() external {
        uint256 quoted = quoteInput();
        vm.expectRevert('Too little received');
        swap.swapExactInput(pool, AMOUNT_IN_WEI, quoted + 1, deadlineIn(600));
    }

    function test_revertsWithoutAMinimum() external {
        vm.expectRevert(abi.encodeWithSelector(SingleSwap08.ZeroAmount.selector));
        swap.swapExactInput(pool, AMOUNT_IN_WEI, 0, deadlineIn(600));
    }

    function test_revertsAfterTheDeadline() external {
        uint256 quoted = quoteInput();
        uint256 passed = deadlineIn(0) - 1;
        vm.expectRevert(abi.encodeWithSelector(SingleSwap08.DeadlinePassed.selector, passed));
        swap.swapExactInput(pool, AMOUNT_IN_WEI, quoted, passed);
    }
    // #endregion reverts

    // #region quote
    function quoteInput() private returns (uint256 quoted) {
        (quoted, , , ) = quoter.quoteExactInputSingle(
            IQuoterV2.QuoteExactInputSingleParams({
                tokenIn: pool.tokenIn,
                tokenOut: pool.tokenOut,
                amountIn: AMOUNT_IN_WEI,
                fee: pool.feePips,
                sqrtPriceLimitX96: 0
            })
        );
    }
    // #endregion quote
}
