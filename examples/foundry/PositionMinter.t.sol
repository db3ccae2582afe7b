// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IHooks} from '@uniswap/v4-core/src/interfaces/IHooks.sol';
import {SqrtPriceMath} from '@uniswap/v4-core/src/libraries/SqrtPriceMath.sol';
import {TickMath} from '@uniswap/v4-core/src/libraries/TickMath.sol';
import {IStateView} from '@uniswap/v4-periphery/src/interfaces/IStateView.sol';
import {LiquidityAmounts} from '@uniswap/v4-periphery/src/libraries/LiquidityAmounts.sol';
import {SlippageCheck} from '@uniswap/v4-periphery/src/libraries/SlippageCheck.sol';
import '../src/PositionMinter.sol';
import './SandboxTest.sol';

interface IPositionsRead is IPositions {
    function ownerOf(uint256 tokenId) external view returns (address owner);
    function getPositionLiquidity(uint256 tokenId) external view returns (uint128 liquidity);
}

contract PositionMinterTest is SandboxTest {
    // #region setup
    IPositionsRead private constant POSITIONS =
        IPositionsRead(0xbD216513d74C8cf14cf4747E6AaA6420FF64ee9e);
    IStateView private constant STATE_VIEW = IStateView(0x7fFE42C4a5DEeA5b0feC41C94C136Cf115597227);

    int24 private constant TICK_LOWER = -203_160; // 1,500 USDC for 1 ETH
    int24 private constant TICK_UPPER = -198_060; // 2,500 USDC
    uint256 private constant BUDGET_WEI = 1e18;
    uint256 private constant BUDGET_USDC = 2_500e6;

    PositionMinter private minter;
    PoolKey private key;

    function setUp() external {
        minter = new PositionMinter(POSITIONS);
        key = PoolKey({
            currency0: Currency.wrap(address(0)), // ETH
            currency1: Currency.wrap(address(USDC)),
            fee: 3_000,
            tickSpacing: 60,
            hooks: IHooks(address(0))
        });
    }
    // #endregion setup

    // #region plan
    /// @dev The test is the client: it reads the price before the transaction, as a program would.
    function mintParams() private view returns (PositionMinter.MintParams memory) {
        (uint160 price,,,) = STATE_VIEW.getSlot0(key.toId());
        (uint160 lower, uint160 upper) =
            (TickMath.getSqrtPriceAtTick(TICK_LOWER), TickMath.getSqrtPriceAtTick(TICK_UPPER));
        uint128 liquidity = LiquidityAmounts.getLiquidityForAmounts(
            price, lower, upper, BUDGET_WEI, BUDGET_USDC
        );
        // The price may move by 0.5%, its square root by half of that.
        uint160 lowest = uint160((uint256(price) * 9_975) / 10_000);
        uint160 highest = uint160((uint256(price) * 10_025) / 10_000);
        uint256 mostWei = SqrtPriceMath.getAmount0Delta(lowest, upper, liquidity, true);
        uint256 mostUsdc = SqrtPriceMath.getAmount1Delta(lower, highest, liquidity, true);
        return PositionMinter.MintParams({
            key: key,
            tickLower: TICK_LOWER,
            tickUpper: TICK_UPPER,
            liquidity: liquidity,
            amount0Max: uint128(mostWei),
            amount1Max: uint128(mostUsdc),
            deadline: deadlineIn(600)
        });
    }
    // #endregion plan

    // #region mint
    function test_mintsToItsCaller() external by(ACCOUNT) {
        (uint256 weiBefore, uint256 usdcBefore) = (ACCOUNT.balance, USDC.balanceOf(ACCOUNT));
        PositionMinter.MintParams memory params = mintParams();
        USDC.approve(address(minter), params.amount1Max);
        uint256 tokenId = minter.mint{value: params.amount0Max}(params);

        vm.assertEq(POSITIONS.ownerOf(tokenId), ACCOUNT, 'another owner');
        uint256 liquidity = POSITIONS.getPositionLiquidity(tokenId);
        vm.assertEq(liquidity, params.liquidity, 'another liquidity');
        vm.assertEq(USDC.allowance(ACCOUNT, address(minter)), 0, 'an allowance is left');
        vm.assertEq(USDC.balanceOf(address(POSITIONS)), 0, 'USDC did not come back');
        vm.assertEq(address(POSITIONS).balance, 0, 'ETH did not come back');
        emit log_named_decimal_uint('used ETH', weiBefore - ACCOUNT.balance, 18);
        emit log_named_decimal_uint('used USDC', usdcBefore - USDC.balanceOf(ACCOUNT), 6);
    }
    // #endregion mint

    // #region reverts
    function test_revertsAboveAMaximum() external by(ACCOUNT) {
        PositionMinter.MintParams memory params = mintParams();
        params.amount1Max = 1_000e6;
        USDC.approve(address(minter), params.amount1Max);
        vm.expectRevert(
            abi.encodeWithSelector(
                SlippageCheck.MaximumAmountExceeded.selector, params.amount1Max, uint128(2_494_176_570)
            )
        );
        minter.mint{value: params.amount0Max}(params);
    }

    function test_revertsWithoutTheValue() external by(ACCOUNT) {
        PositionMinter.MintParams memory params = mintParams();
        vm.expectRevert('wrong value');
        minter.mint(params);
    }
    // #endregion reverts
}
