// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-periphery/contracts/interfaces/IQuoterV2.sol';
import '../src/FlashArbitrage.sol';
import './SandboxTest.sol';

contract FlashArbitrageTest is SandboxTest {
    // #region setup
    ISwapRouter private constant ROUTER = ISwapRouter(0xE592427A0AEce92De3Edee1F18E0157C05861564);
    IQuoterV2 private constant QUOTER = IQuoterV2(0x61fFE014bA17989E743c5F6cB21bF9697530B21e);

    uint24 private constant FLASH_FEE_PIPS = 100; // borrow where lending costs 0.01%
    uint24 private constant BUY_FEE_PIPS = 10_000; // buy WETH in the 1% pool
    uint24 private constant SELL_FEE_PIPS = 3_000; // sell it in the 0.3% pool
    uint256 private constant BORROWED_USDC = 4_000e6;
    uint256 private constant SLIPPAGE_BPS = 50; // 0.5%

    FlashArbitrage private flash;

    function setUp() external {
        flash = new FlashArbitrage(ROUTER);
        openGap();
    }

    /// @dev Another account sells 5 WETH in the 1% pool, which makes WETH cheap there.
    function openGap() private by(OTHER) {
        uint256 amountIn = 5e18;
        uint256 quotedUsdc = quote(address(WETH), address(USDC), amountIn, BUY_FEE_PIPS);
        WETH.approve(address(ROUTER), amountIn);
        ROUTER.exactInputSingle(
            ISwapRouter.ExactInputSingleParams({
                tokenIn: address(WETH),
                tokenOut: address(USDC),
                fee: BUY_FEE_PIPS,
                recipient: OTHER,
                deadline: deadlineIn(600),
                amountIn: amountIn,
                amountOutMinimum: quotedUsdc,
                sqrtPriceLimitX96: 0
            })
        );
    }
    // #endregion setup

    // #region order
    /// @dev Both legs are quoted; the second with all that the first is expected to give.
    function makeOrder() private returns (FlashArbitrage.Order memory) {
        uint256 quotedWei = quote(address(USDC), address(WETH), BORROWED_USDC, BUY_FEE_PIPS);
        uint256 quotedUsdc = quote(address(WETH), address(USDC), quotedWei, SELL_FEE_PIPS);
        uint256 owedUsdc = BORROWED_USDC + flashFeeUsdc();
        uint256 soldMinimumUsdc = (quotedUsdc * (10_000 - SLIPPAGE_BPS)) / 10_000;
        require(soldMinimumUsdc > owedUsdc, 'no profit is left');
        return
            FlashArbitrage.Order({
                tokenBorrowed: address(USDC),
                tokenTraded: address(WETH),
                flashFeePips: FLASH_FEE_PIPS,
                buyFeePips: BUY_FEE_PIPS,
                sellFeePips: SELL_FEE_PIPS,
                amountBorrowed: BORROWED_USDC,
                amountTradedMinimum: (quotedWei * (10_000 - SLIPPAGE_BPS)) / 10_000,
                profitMinimum: soldMinimumUsdc - owedUsdc,
                deadline: deadlineIn(600)
            });
    }

    function flashFeeUsdc() private pure returns (uint256) {
        return (BORROWED_USDC * FLASH_FEE_PIPS + 999_999) / 1_000_000;
    }
    // #endregion order

    // #region arbitrage
    function test_paysTheProfit() external by(ACCOUNT) {
        FlashArbitrage.Order memory order = makeOrder();
        uint256 usdcBefore = USDC.balanceOf(ACCOUNT);

        flash.arbitrage(order);

        uint256 profitUsdc = USDC.balanceOf(ACCOUNT) - usdcBefore;
        require(profitUsdc >= order.profitMinimum, 'too little profit');
        vm.assertEq(USDC.balanceOf(address(flash)), 0, 'the contract keeps USDC');
        vm.assertEq(WETH.balanceOf(address(flash)), 0, 'the contract keeps WETH');
        emit log_named_decimal_uint('borrowed USDC', order.amountBorrowed, 6);
        emit log_named_decimal_uint('fee of the pool in USDC', flashFeeUsdc(), 6);
        emit log_named_decimal_uint('profit in USDC', profitUsdc, 6);
    }
    // #endregion arbitrage

    // #region reverts
    function test_revertsWithLessProfit() external by(ACCOUNT) {
        FlashArbitrage.Order memory order = makeOrder();
        order.profitMinimum = BORROWED_USDC;
        vm.expectRevert('Too little received');
        flash.arbitrage(order);
    }

    function test_revertsForACallerThatIsNoPool() external by(OTHER) {
        FlashArbitrage.Loan memory loan = FlashArbitrage.Loan({
            poolKey: PoolAddress.getPoolKey(address(USDC), address(WETH), FLASH_FEE_PIPS),
            payee: OTHER,
            order: makeOrder()
        });
        vm.expectRevert('');
        flash.uniswapV3FlashCallback(0, 0, abi.encode(loan));
    }
    // #endregion reverts

    function quote(
        address tokenIn,
        address tokenOut,
        uint256 amountIn,
        uint24 feePips
    ) private returns (uint256 amountOut) {
        (amountOut, , , ) = QUOTER.quoteExactInputSingle(
            IQuoterV2.QuoteExactInputSingleParams({
                tokenIn: tokenIn,
                tokenOut: tokenOut,
                amountIn: amountIn,
                fee: feePips,
                sqrtPriceLimitX96: 0
            })
        );
    }
}
