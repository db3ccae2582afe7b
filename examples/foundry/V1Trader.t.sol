// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.8.30;

import '../src/V1Trader.sol';
import './SandboxTest.sol';

contract V1TraderTest is SandboxTest {
    // #region setup
    IUniswapV1Factory private constant FACTORY =
        IUniswapV1Factory(0xc0a47dFe034B400B47bDaD5FecDa2621de6c4d95);
    Token private constant WBTC = Token(0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599);

    uint256 private constant AMOUNT_IN_WEI = 1e18;
    uint256 private constant AMOUNT_IN_USDC = 2_000e6;

    V1Trader private trader;
    IUniswapV1Exchange private exchange;

    function setUp() external {
        trader = new V1Trader(FACTORY);
        exchange = trader.exchangeOf(address(USDC));
    }

    /// @dev 0.5% less than quoted.
    function atLeast(uint256 quoted) private pure returns (uint256) {
        return (quoted * 9_950) / 10_000;
    }
    // #endregion setup

    // #region buy
    function test_buys() external by(ACCOUNT) {
        uint256 quotedUsdc = exchange.getEthToTokenInputPrice(AMOUNT_IN_WEI);
        uint256 usdcBefore = USDC.balanceOf(ACCOUNT);

        trader.buy{value: AMOUNT_IN_WEI}(address(USDC), atLeast(quotedUsdc), deadlineIn(600));

        uint256 receivedUsdc = USDC.balanceOf(ACCOUNT) - usdcBefore;
        vm.assertEq(receivedUsdc, quotedUsdc, 'received another amount than quoted');
        vm.assertEq(address(trader).balance, 0, 'the contract keeps ETH');
        emit log_named_decimal_uint('received USDC', receivedUsdc, 6);
    }
    // #endregion buy

    // #region sell
    function test_sells() external by(ACCOUNT) {
        uint256 quotedWei = exchange.getTokenToEthInputPrice(AMOUNT_IN_USDC);
        uint256 etherBefore = ACCOUNT.balance;

        USDC.approve(address(trader), AMOUNT_IN_USDC);
        trader.sell(address(USDC), AMOUNT_IN_USDC, atLeast(quotedWei), deadlineIn(600));

        uint256 receivedWei = ACCOUNT.balance - etherBefore;
        vm.assertEq(receivedWei, quotedWei, 'received another amount than quoted');
        vm.assertEq(USDC.allowance(address(trader), address(exchange)), 0, 'an allowance is left');
        emit log_named_decimal_uint('received ETH', receivedWei, 18);
    }
    // #endregion sell

    // #region reverts
    function test_revertsWithoutAnExchange() external by(ACCOUNT) {
        vm.expectRevert('no v1 exchange');
        trader.buy{value: AMOUNT_IN_WEI}(address(WBTC), 1, deadlineIn(600));
    }
    // #endregion reverts
}
