// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '../src/FlashSwapper.sol';
import './SandboxTest.sol';

contract FlashSwapperTest is SandboxTest {
    // #region setup
    IUniswapV2Router02 private constant ROUTER =
        IUniswapV2Router02(0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D);
    Token private constant DAI = Token(0x6B175474E89094C44Da98b954EedeAC495271d0F);

    uint256 private constant BORROWED_WEI = 10e18;
    uint256 private constant SLIPPAGE_BPS = 50; // 0.5%

    FlashSwapper private swapper;

    function setUp() external {
        swapper = new FlashSwapper(ROUTER);
        openGap();
    }

    /// @dev Another account buys WETH for 100,000 DAI, which makes WETH dear in that pair.
    function openGap() private by(OTHER) {
        uint256 amountIn = 100_000e18;
        address[] memory path = new address[](2);
        (path[0], path[1]) = (address(DAI), address(WETH));
        uint256 quotedWei = ROUTER.getAmountsOut(amountIn, path)[1];
        DAI.approve(address(ROUTER), amountIn);
        ROUTER.swapExactTokensForTokens(amountIn, quotedWei, path, OTHER, deadlineIn(600));
    }
    // #endregion setup

    // #region order
    function makeOrder() private view returns (FlashSwapper.Order memory order, uint256 owedUsdc) {
        address[] memory path = new address[](3);
        (path[0], path[1], path[2]) = (address(WETH), address(DAI), address(USDC));
        owedUsdc = swapper.amountOwed(address(WETH), address(USDC), BORROWED_WEI, address(USDC));
        uint256 quotedUsdc = ROUTER.getAmountsOut(BORROWED_WEI, path)[2];
        uint256 soldMinUsdc = (quotedUsdc * (10_000 - SLIPPAGE_BPS)) / 10_000;
        order = FlashSwapper.Order({
            tokenBorrowed: address(WETH),
            tokenOther: address(USDC),
            amountBorrowed: BORROWED_WEI,
            path: path,
            profitMin: soldMinUsdc - owedUsdc,
            deadline: deadlineIn(600)
        });
    }
    // #endregion order

    // #region swap
    function test_paysTheProfit() external by(ACCOUNT) {
        (FlashSwapper.Order memory order, uint256 owedUsdc) = makeOrder();
        uint256 usdcBefore = USDC.balanceOf(ACCOUNT);

        swapper.flashSwap(order);

        uint256 profitUsdc = USDC.balanceOf(ACCOUNT) - usdcBefore;
        require(profitUsdc >= order.profitMin, 'too little profit');
        vm.assertEq(USDC.balanceOf(address(swapper)), 0, 'the contract keeps USDC');
        vm.assertEq(WETH.balanceOf(address(swapper)), 0, 'the contract keeps WETH');
        emit log_named_decimal_uint('borrowed WETH', order.amountBorrowed, 18);
        emit log_named_decimal_uint('repaid USDC', owedUsdc, 6);
        emit log_named_decimal_uint('profit in USDC', profitUsdc, 6);
    }
    // #endregion swap

    // #region reverts
    function test_revertsWithLessProfit() external by(ACCOUNT) {
        (FlashSwapper.Order memory order, uint256 owedUsdc) = makeOrder();
        order.profitMin = owedUsdc;
        vm.expectRevert('UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT');
        swapper.flashSwap(order);
    }

    function test_revertsForACallerThatIsNoPair() external by(OTHER) {
        (FlashSwapper.Order memory order, ) = makeOrder();
        vm.expectRevert('not the pair');
        swapper.uniswapV2Call(address(swapper), BORROWED_WEI, 0, abi.encode(order, OTHER));
    }
    // #endregion reverts
}
