// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '../src/FlashBorrower.sol';
import './SandboxTest.sol';

interface IV2Quotes {
    function getAmountsOut(uint256 amountIn, address[] calldata path)
        external
        view
        returns (uint256[] memory amounts);
}

interface IV3Quotes {
    function quoteExactInput(bytes calldata path, uint256 amountIn)
        external
        returns (uint256 amountOut, uint160[] memory, uint32[] memory, uint256 gasEstimate);
}

/// @notice Keeps what it borrows: its debt makes the whole call revert.
contract ForgetfulBorrower is IUnlockCallback {
    IPoolManager private immutable manager;

    constructor(IPoolManager manager_) {
        manager = manager_;
    }

    function borrow(Currency currency, uint256 amount) external {
        manager.unlock(abi.encode(currency, amount));
    }

    function unlockCallback(bytes calldata data) external returns (bytes memory) {
        require(msg.sender == address(manager), 'not PoolManager');
        (Currency currency, uint256 amount) = abi.decode(data, (Currency, uint256));
        manager.take(currency, address(this), amount);
        return '';
    }
}

contract FlashBorrowerTest is SandboxTest {
    // #region setup
    IPoolManager private constant MANAGER =
        IPoolManager(0x000000000004444c5dc75cB358380D2e3dE08A90);
    address private constant V2_ROUTER = 0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D;
    address private constant V3_ROUTER = 0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45;
    IV3Quotes private constant QUOTER = IV3Quotes(0x61fFE014bA17989E743c5F6cB21bF9697530B21e);

    uint24 private constant SELL_FEE_PIPS = 3_000; // 0.3%
    uint256 private constant BORROWED_USDC = 10_000e6;
    uint256 private constant SLIPPAGE_BPS = 50; // 0.5%

    GapTrader private trader;

    function setUp() external {
        trader = new GapTrader(MANAGER, IV2Router(V2_ROUTER), ISwapRouter02(V3_ROUTER));
        openGap();
    }

    /// @dev Another account sells 20 WETH in v2, which makes WETH cheap there.
    function openGap() private by(OTHER) {
        uint256 amountIn = 20 ether;
        address[] memory path = pathOf(address(WETH), address(USDC));
        uint256 leastUsdc = quoteV2(path, amountIn);
        WETH.approve(V2_ROUTER, amountIn);
        IV2Router(V2_ROUTER).swapExactTokensForTokens(
            amountIn, leastUsdc, path, OTHER, deadlineIn(600)
        );
    }
    // #endregion setup

    // #region trade
    function test_paysTheProfitAndTheLoan() external by(ACCOUNT) {
        GapTrader.Order memory order = makeOrder();
        uint256 lentBefore = USDC.balanceOf(address(MANAGER));
        uint256 usdcBefore = USDC.balanceOf(ACCOUNT);

        trader.trade(order);

        uint256 profitUsdc = USDC.balanceOf(ACCOUNT) - usdcBefore;
        require(profitUsdc >= order.profitMinimum, 'too little profit');
        vm.assertEq(USDC.balanceOf(address(MANAGER)), lentBefore, 'PoolManager has another balance');
        vm.assertEq(USDC.balanceOf(address(trader)), 0, 'the contract keeps USDC');
        emit log_named_decimal_uint('borrowed USDC', BORROWED_USDC, 6);
        emit log_named_decimal_uint('profit in USDC', profitUsdc, 6);
    }
    // #endregion trade

    // #region reverts
    function test_revertsWhereNothingIsPaidBack() external by(ACCOUNT) {
        ForgetfulBorrower borrower = new ForgetfulBorrower(MANAGER);
        vm.expectRevert(abi.encodeWithSelector(IPoolManager.CurrencyNotSettled.selector));
        borrower.borrow(Currency.wrap(address(USDC)), BORROWED_USDC);
    }

    function test_revertsWithLessProfit() external by(ACCOUNT) {
        GapTrader.Order memory order = makeOrder();
        order.profitMinimum = BORROWED_USDC;
        vm.expectRevert('Too little received');
        trader.trade(order);
    }

    function test_revertsForACallerOtherThanPoolManager() external by(OTHER) {
        vm.expectRevert('not PoolManager');
        trader.unlockCallback('');
    }
    // #endregion reverts

    // #region order
    /// @dev Both legs are quoted; the second with all that the first is expected to give.
    function makeOrder() private returns (GapTrader.Order memory) {
        uint256 quotedWei = quoteV2(pathOf(address(USDC), address(WETH)), BORROWED_USDC);
        bytes memory back = abi.encodePacked(WETH, SELL_FEE_PIPS, USDC);
        (uint256 quotedUsdc,,,) = QUOTER.quoteExactInput(back, quotedWei);
        return GapTrader.Order({
            borrowed: address(USDC),
            traded: address(WETH),
            sellFeePips: SELL_FEE_PIPS,
            amountBorrowed: BORROWED_USDC,
            tradedMinimum: lessSlippage(quotedWei),
            profitMinimum: lessSlippage(quotedUsdc) - BORROWED_USDC, // the loan has no fee
            deadline: deadlineIn(600)
        });
    }

    function lessSlippage(uint256 quoted) private pure returns (uint256) {
        return (quoted * (10_000 - SLIPPAGE_BPS)) / 10_000;
    }
    // #endregion order

    function quoteV2(address[] memory path, uint256 amountIn) private view returns (uint256) {
        return IV2Quotes(V2_ROUTER).getAmountsOut(amountIn, path)[1];
    }

    function pathOf(address from, address to) private pure returns (address[] memory path) {
        path = new address[](2);
        (path[0], path[1]) = (from, to);
    }
}
