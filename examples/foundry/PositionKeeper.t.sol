// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

import '@uniswap/v3-core/contracts/interfaces/IUniswapV3Pool.sol';
import '@uniswap/v3-core/contracts/libraries/TickMath.sol';
import '@uniswap/v3-periphery/contracts/libraries/LiquidityAmounts.sol';
import '../src/PositionKeeper.sol';
import './SandboxTest.sol';

contract PositionKeeperTest is SandboxTest {
    // #region setup
    INonfungiblePositionManager private constant MANAGER =
        INonfungiblePositionManager(0xC36442b4a4522E871399CD717aBDD847Ab11FE88);
    IUniswapV3Pool private constant POOL =
        IUniswapV3Pool(0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8); // USDC/WETH, 0.3%

    int24 private constant TICK_LOWER = 198_060;
    int24 private constant TICK_UPPER = 203_160;
    uint256 private constant BUDGET_USDC = 10_000e6;
    uint256 private constant BUDGET_WEI = 5e18;

    PositionKeeper private keeper;

    function setUp() external {
        keeper = new PositionKeeper(MANAGER);
    }
    // #endregion setup

    // #region plan
    /// @dev The test is the client: it reads the price before the transaction, as a program would.
    function mintParams() private view returns (INonfungiblePositionManager.MintParams memory) {
        (uint160 sqrtPriceX96, , , , , , ) = POOL.slot0();
        uint128 liquidity = LiquidityAmounts.getLiquidityForAmounts(
            sqrtPriceX96,
            TickMath.getSqrtRatioAtTick(TICK_LOWER),
            TickMath.getSqrtRatioAtTick(TICK_UPPER),
            BUDGET_USDC,
            BUDGET_WEI
        );
        // The price may move by 0.5%, its square root by half of that.
        (uint256 leastUsdc, ) = amountsAt((uint256(sqrtPriceX96) * 10_025) / 10_000, liquidity);
        (, uint256 leastWei) = amountsAt((uint256(sqrtPriceX96) * 9_975) / 10_000, liquidity);
        return
            INonfungiblePositionManager.MintParams({
                token0: address(USDC),
                token1: address(WETH),
                fee: 3_000,
                tickLower: TICK_LOWER,
                tickUpper: TICK_UPPER,
                amount0Desired: BUDGET_USDC,
                amount1Desired: BUDGET_WEI,
                amount0Min: leastUsdc,
                amount1Min: leastWei,
                recipient: address(keeper),
                deadline: deadlineIn(600)
            });
    }

    function amountsAt(uint256 sqrtPriceX96, uint128 liquidity)
        private
        pure
        returns (uint256 usdc, uint256 weiAmount)
    {
        return
            LiquidityAmounts.getAmountsForLiquidity(
                uint160(sqrtPriceX96),
                TickMath.getSqrtRatioAtTick(TICK_LOWER),
                TickMath.getSqrtRatioAtTick(TICK_UPPER),
                liquidity
            );
    }
    // #endregion plan

    // #region mint
    function mint()
        private
        returns (
            uint256 tokenId,
            uint128 liquidity,
            uint256 usedUsdc,
            uint256 usedWei
        )
    {
        USDC.approve(address(keeper), BUDGET_USDC);
        WETH.approve(address(keeper), BUDGET_WEI);
        return keeper.mint(mintParams());
    }

    function test_mints() external by(ACCOUNT) {
        uint256 usdcBefore = USDC.balanceOf(ACCOUNT);
        uint256 wethBefore = WETH.balanceOf(ACCOUNT);
        (uint256 tokenId, , uint256 usedUsdc, uint256 usedWei) = mint();

        vm.assertEq(keeper.depositorOf(tokenId), ACCOUNT, 'another depositor');
        vm.assertEq(MANAGER.ownerOf(tokenId), address(keeper), 'another owner');
        vm.assertEq(usdcBefore - USDC.balanceOf(ACCOUNT), usedUsdc, 'USDC did not come back');
        vm.assertEq(wethBefore - WETH.balanceOf(ACCOUNT), usedWei, 'WETH did not come back');
        vm.assertEq(WETH.allowance(address(keeper), address(MANAGER)), 0, 'an allowance is left');
        emit log_named_decimal_uint('used USDC', usedUsdc, 6);
        emit log_named_decimal_uint('used WETH', usedWei, 18);
    }
    // #endregion mint

    // #region increase
    function test_increases() external by(ACCOUNT) {
        (uint256 tokenId, uint128 liquidity, uint256 usedUsdc, uint256 usedWei) = mint();
        USDC.approve(address(keeper), usedUsdc);
        WETH.approve(address(keeper), usedWei);
        (uint128 added, , ) = keeper.increaseLiquidity(
            INonfungiblePositionManager.IncreaseLiquidityParams({
                tokenId: tokenId,
                amount0Desired: usedUsdc,
                amount1Desired: usedWei,
                amount0Min: (usedUsdc * 995) / 1_000,
                amount1Min: (usedWei * 995) / 1_000,
                deadline: deadlineIn(600)
            })
        );
        (, , , , , , , uint128 total, , , , ) = MANAGER.positions(tokenId);
        vm.assertEq(total, uint256(liquidity) + added, 'another liquidity');
    }
    // #endregion increase

    // #region decrease
    function test_decreasesCollectsAndRetrieves() external by(ACCOUNT) {
        (uint256 tokenId, uint128 liquidity, uint256 usedUsdc, uint256 usedWei) = mint();
        keeper.decreaseLiquidity(
            INonfungiblePositionManager.DecreaseLiquidityParams({
                tokenId: tokenId,
                liquidity: liquidity,
                amount0Min: (usedUsdc * 995) / 1_000,
                amount1Min: (usedWei * 995) / 1_000,
                deadline: deadlineIn(600)
            })
        );
        uint256 usdcBefore = USDC.balanceOf(ACCOUNT);
        (uint256 paidUsdc, uint256 paidWei) = keeper.collect(tokenId);
        vm.assertEq(USDC.balanceOf(ACCOUNT) - usdcBefore, paidUsdc, 'paid another amount');
        keeper.retrieve(tokenId);
        vm.assertEq(MANAGER.ownerOf(tokenId), ACCOUNT, 'another owner');
        emit log_named_decimal_uint('paid USDC', paidUsdc, 6);
        emit log_named_decimal_uint('paid WETH', paidWei, 18);
    }
    // #endregion decrease

    // #region reverts
    function test_revertsForAStranger() external by(ACCOUNT) {
        (uint256 tokenId, , , ) = mint();
        vm.stopPrank();
        vm.startPrank(OTHER);
        vm.expectRevert('only the depositor');
        keeper.collect(tokenId);
    }

    function test_revertsForAnotherRecipient() external by(ACCOUNT) {
        INonfungiblePositionManager.MintParams memory params = mintParams();
        params.recipient = ACCOUNT;
        vm.expectRevert('recipient is not the keeper');
        keeper.mint(params);
    }
    // #endregion reverts
}
