// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IHooks} from '@uniswap/v4-core/src/interfaces/IHooks.sol';
import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {IUnlockCallback} from '@uniswap/v4-core/src/interfaces/callback/IUnlockCallback.sol';
import {IERC20Minimal} from '@uniswap/v4-core/src/interfaces/external/IERC20Minimal.sol';
import {TickMath} from '@uniswap/v4-core/src/libraries/TickMath.sol';
import {BalanceDelta} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {Currency} from '@uniswap/v4-core/src/types/Currency.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {ModifyLiquidityParams, SwapParams} from '@uniswap/v4-core/src/types/PoolOperation.sol';
import {HookMiner} from '@uniswap/v4-periphery/src/utils/HookMiner.sol';
import './SandboxTest.sol';

/// @notice Tests a hook in a pool of USDC and WETH of its own, on a fork of the sandbox.
abstract contract HookTest is SandboxTest, IUnlockCallback {
    IPoolManager internal constant MANAGER =
        IPoolManager(0x000000000004444c5dc75cB358380D2e3dE08A90);
    int24 internal constant START_TICK = 200_311; // 2,000 USDC for one WETH

    PoolKey internal key;

    event log_named_uint(string name, uint256 value);

    // #region pool
    /// @dev Creates the hook at an address with these flags, its pool, and liquidity over all prices.
    function openPool(uint160 flags, bytes memory creationCode, bytes memory arguments) internal returns (address hook) {
        require(address(MANAGER).code.length > 0, 'start the sandbox, and give its address to --fork-url');
        (address mined, bytes32 salt) = HookMiner.find(address(this), flags, creationCode, arguments);
        bytes memory initCode = abi.encodePacked(creationCode, arguments);
        assembly ('memory-safe') {
            hook := create2(0, add(initCode, 0x20), mload(initCode), salt)
        }
        vm.assertEq(hook, mined, 'deployed at another address');
        key = PoolKey({
            currency0: Currency.wrap(address(USDC)),
            currency1: Currency.wrap(address(WETH)),
            fee: 3_000, // 0.3%
            tickSpacing: 60,
            hooks: IHooks(hook)
        });
        MANAGER.initialize(key, TickMath.getSqrtPriceAtTick(START_TICK));
        takeFromAccount(USDC, 100_000e6);
        takeFromAccount(WETH, 40e18);
        modify(-887_220, 887_220, 4e14); // about 18,000 USDC and 9 WETH
    }

    function takeFromAccount(Token token, uint256 amount) internal by(ACCOUNT) {
        IERC20Minimal(address(token)).transfer(address(this), amount);
    }
    // #endregion pool

    // #region act
    /// @dev A negative amount is the exact input; zeroForOne sells USDC.
    function swap(bool zeroForOne, int256 amountSpecified) internal returns (BalanceDelta) {
        uint160 limit = zeroForOne ? TickMath.MIN_SQRT_PRICE + 1 : TickMath.MAX_SQRT_PRICE - 1;
        SwapParams memory params = SwapParams(zeroForOne, amountSpecified, limit);
        return unlock(abi.encodeCall(IPoolManager.swap, (key, params, '')));
    }

    function modify(int24 tickLower, int24 tickUpper, int256 liquidityDelta) internal returns (BalanceDelta) {
        ModifyLiquidityParams memory params = ModifyLiquidityParams(tickLower, tickUpper, liquidityDelta, 0);
        return unlock(abi.encodeCall(IPoolManager.modifyLiquidity, (key, params, '')));
    }

    function unlock(bytes memory data) private returns (BalanceDelta) {
        return abi.decode(MANAGER.unlock(data), (BalanceDelta));
    }
    // #endregion act

    // #region settle
    /// @dev Makes the call, and pays or takes what it leaves open in both currencies.
    function unlockCallback(bytes calldata data) external returns (bytes memory) {
        require(msg.sender == address(MANAGER), 'not PoolManager');
        (bool isDone, bytes memory result) = address(MANAGER).call(data);
        if (!isDone) revertWith(result);
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

    function revertWith(bytes memory reason) private pure {
        assembly ('memory-safe') {
            revert(add(reason, 0x20), mload(reason))
        }
    }
    // #endregion settle
}
