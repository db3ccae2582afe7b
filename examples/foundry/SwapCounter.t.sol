// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IHooks} from '@uniswap/v4-core/src/interfaces/IHooks.sol';
import {IUnlockCallback} from '@uniswap/v4-core/src/interfaces/callback/IUnlockCallback.sol';
import {IERC20Minimal} from '@uniswap/v4-core/src/interfaces/external/IERC20Minimal.sol';
import {TickMath} from '@uniswap/v4-core/src/libraries/TickMath.sol';
import {Currency} from '@uniswap/v4-core/src/types/Currency.sol';
import {ModifyLiquidityParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';
import {IV4Quoter} from '@uniswap/v4-periphery/src/interfaces/IV4Quoter.sol';
import {HookMiner} from '@uniswap/v4-periphery/src/utils/HookMiner.sol';
import {ImmutableState} from '@uniswap/v4-periphery/src/base/ImmutableState.sol';
import '../src/SwapCounter.sol';
import './SandboxTest.sol';

contract SwapCounterTest is SandboxTest, IUnlockCallback {
    // #region setup
    IPoolManager private constant MANAGER =
        IPoolManager(0x000000000004444c5dc75cB358380D2e3dE08A90);
    IV4Quoter private constant QUOTER = IV4Quoter(0x52F0E24D1c21C8A0cB1e5a5dD6198556BD9E1203);

    uint128 private constant AMOUNT_IN_USDC = 200e6;
    uint256 private constant SLIPPAGE_BPS = 50; // 0.5%

    event log_named_uint(string name, uint256 value);

    SwapCounter private hook;
    PoolKey private key;

    function setUp() external {
        require(address(MANAGER).code.length > 0, 'start the sandbox, and give its address to --fork-url');
        hook = deployHook();
        key = PoolKey({
            currency0: Currency.wrap(address(USDC)),
            currency1: Currency.wrap(address(WETH)),
            fee: 3_000,
            tickSpacing: 60,
            hooks: IHooks(address(hook))
        });
        MANAGER.initialize(key, TickMath.getSqrtPriceAtTick(200_311)); // 2,000 USDC per WETH
    }
    // #endregion setup

    // #region deploy
    function deployHook() private returns (SwapCounter) {
        (address mined, bytes32 salt) = HookMiner.find(
            address(this), // executes CREATE2; in a script it is the CREATE2 deployer
            Hooks.AFTER_SWAP_FLAG,
            type(SwapCounter).creationCode,
            abi.encode(MANAGER)
        );
        SwapCounter deployed = new SwapCounter{salt: salt}(MANAGER);
        vm.assertEq(address(deployed), mined, 'deployed at another address');
        return deployed;
    }
    // #endregion deploy

    // #region count
    function test_countsTheSwapsOfItsPool() external {
        // The pool has no liquidity: a swap moves its price by a tick, and no token is owed.
        swapTo(200_310);
        swapTo(200_309);
        vm.assertEq(hook.swapsOf(key.toId()), 2, 'another count');
        emit log_named_uint('swaps counted', hook.swapsOf(key.toId()));
    }

    function swapTo(int24 tick) private {
        SwapParams memory params = SwapParams(true, -1e6, TickMath.getSqrtPriceAtTick(tick));
        MANAGER.unlock(abi.encodeCall(IPoolManager.swap, (key, params, '')));
    }
    // #endregion count

    // #region trade
    function test_countsASwapThatIsPaid() external {
        takeFromAccount(USDC, 10_000e6);
        takeFromAccount(WETH, 5e18);
        ModifyLiquidityParams memory added = ModifyLiquidityParams(-887_220, 887_220, 2e14, 0);
        MANAGER.unlock(abi.encodeCall(IPoolManager.modifyLiquidity, (key, added, '')));

        uint256 leastWei = (quoteInput() * (10_000 - SLIPPAGE_BPS)) / 10_000;
        uint256 wethBefore = WETH.balanceOf(address(this));
        SwapParams memory params = SwapParams(true, -int256(uint256(AMOUNT_IN_USDC)), TickMath.MIN_SQRT_PRICE + 1);
        MANAGER.unlock(abi.encodeCall(IPoolManager.swap, (key, params, '')));

        uint256 receivedWei = WETH.balanceOf(address(this)) - wethBefore;
        require(receivedWei >= leastWei, 'too little received');
        emit log_named_decimal_uint('received WETH', receivedWei, 18);
        vm.assertEq(hook.swapsOf(key.toId()), 1, 'not counted');
    }
    // #endregion trade

    // #region quote
    function quoteInput() private returns (uint256 amountOut) {
        (amountOut,) = QUOTER.quoteExactInputSingle(
            IV4Quoter.QuoteExactSingleParams(key, true, AMOUNT_IN_USDC, '')
        );
        vm.assertEq(hook.swapsOf(key.toId()), 0, 'a quote was counted');
    }

    function takeFromAccount(Token token, uint256 amount) private by(ACCOUNT) {
        IERC20Minimal(address(token)).transfer(address(this), amount);
    }
    // #endregion quote

    // #region settle
    /// @dev Makes the call, and pays or takes what it leaves open in both currencies.
    function unlockCallback(bytes calldata data) external returns (bytes memory) {
        require(msg.sender == address(MANAGER), 'not PoolManager');
        (bool isDone, bytes memory result) = address(MANAGER).call(data);
        require(isDone, 'refused by PoolManager');
        BalanceDelta delta = abi.decode(result, (BalanceDelta));
        settle(key.currency0, delta.amount0());
        settle(key.currency1, delta.amount1());
        return result;
    }

    function settle(Currency currency, int128 delta) private {
        if (delta > 0) MANAGER.take(currency, address(this), uint128(delta));
        if (delta >= 0) return;
        MANAGER.sync(currency);
        IERC20Minimal(Currency.unwrap(currency)).transfer(address(MANAGER), uint128(-delta));
        MANAGER.settle();
    }
    // #endregion settle

    // #region reverts
    function test_revertsAtAnAddressThatWasNotMined() external {
        bytes memory initCode = abi.encodePacked(type(SwapCounter).creationCode, abi.encode(MANAGER));
        address notMined = HookMiner.computeAddress(address(this), 0, initCode);
        vm.expectRevert(abi.encodeWithSelector(Hooks.HookAddressNotValid.selector, notMined));
        new SwapCounter{salt: 0}(MANAGER);
    }

    function test_revertsForACallerOtherThanPoolManager() external {
        vm.expectRevert(abi.encodeWithSelector(ImmutableState.NotPoolManager.selector));
        hook.afterSwap(ACCOUNT, key, SwapParams(true, -1e6, 0), BalanceDelta.wrap(0), '');
    }
    // #endregion reverts
}
