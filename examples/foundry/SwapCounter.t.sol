// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IHooks} from '@uniswap/v4-core/src/interfaces/IHooks.sol';
import {IUnlockCallback} from '@uniswap/v4-core/src/interfaces/callback/IUnlockCallback.sol';
import {TickMath} from '@uniswap/v4-core/src/libraries/TickMath.sol';
import {Currency} from '@uniswap/v4-core/src/types/Currency.sol';
import {HookMiner} from '@uniswap/v4-periphery/src/utils/HookMiner.sol';
import {ImmutableState} from '@uniswap/v4-periphery/src/base/ImmutableState.sol';
import '../src/SwapCounter.sol';
import './SandboxTest.sol';

contract SwapCounterTest is SandboxTest, IUnlockCallback {
    // #region setup
    IPoolManager private constant MANAGER =
        IPoolManager(0x000000000004444c5dc75cB358380D2e3dE08A90);

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
        MANAGER.unlock('');
        MANAGER.unlock('');
        vm.assertEq(hook.swapsOf(key.toId()), 2, 'another count');
        emit log_named_uint('swaps counted', hook.swapsOf(key.toId()));
    }

    /// @dev The pool has no liquidity: a swap moves its price by a tick, and no token is owed.
    function unlockCallback(bytes calldata) external returns (bytes memory) {
        require(msg.sender == address(MANAGER), 'not PoolManager');
        int24 tick = 200_310 - int24(int256(hook.swapsOf(key.toId())));
        uint160 limit = TickMath.getSqrtPriceAtTick(tick);
        MANAGER.swap(key, SwapParams(true, -1e6, limit), '');
        return '';
    }
    // #endregion count

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
