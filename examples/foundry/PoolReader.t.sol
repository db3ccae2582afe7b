// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IHooks} from '@uniswap/v4-core/src/interfaces/IHooks.sol';
import {Currency} from '@uniswap/v4-core/src/types/Currency.sol';
import {IStateView} from '@uniswap/v4-periphery/src/interfaces/IStateView.sol';
import '../src/PoolReader.sol';
import './SandboxTest.sol';

contract PoolReaderTest is SandboxTest {
    // #region setup
    IPoolManager private constant MANAGER =
        IPoolManager(0x000000000004444c5dc75cB358380D2e3dE08A90);
    IStateView private constant STATE_VIEW = IStateView(0x7fFE42C4a5DEeA5b0feC41C94C136Cf115597227);

    event log_named_uint(string name, uint256 value);

    PoolReader private reader;

    function setUp() external {
        require(address(MANAGER).code.length > 0, 'start the sandbox, and give its address to --fork-url');
        reader = new PoolReader(MANAGER);
    }

    function keyAt(uint24 fee, int24 tickSpacing) private pure returns (PoolKey memory) {
        Currency ether_ = Currency.wrap(address(0));
        return PoolKey(ether_, Currency.wrap(address(USDC)), fee, tickSpacing, IHooks(address(0)));
    }
    // #endregion setup

    // #region price
    function test_readsWhatStateViewReads() external {
        PoolKey memory key = keyAt(3_000, 60);
        (uint160 sqrtPriceX96,,, uint128 liquidity) = reader.poolOf(key);
        (uint160 expected,,,) = STATE_VIEW.getSlot0(key.toId());
        vm.assertEq(sqrtPriceX96, expected, 'another price');
        vm.assertEq(liquidity, STATE_VIEW.getLiquidity(key.toId()), 'another liquidity');
        emit log_named_uint('sqrtPriceX96', sqrtPriceX96);
        emit log_named_uint('liquidity in range', liquidity);
    }
    // #endregion price

    // #region fees
    function test_readsTheFeesOfAPosition() external {
        address positions = 0xbD216513d74C8cf14cf4747E6AaA6420FF64ee9e;
        bytes32 salt = bytes32(uint256(3)); // the id of the NFT
        (uint256 fees0,) = reader.feesOf(keyAt(500, 10), positions, -201_310, -199_310, salt);
        emit log_named_decimal_uint('owed ETH', fees0, 18);
    }
    // #endregion fees

    // #region reverts
    function test_revertsForAPoolThatNobodyCreated() external {
        PoolKey memory key = keyAt(12_345, 60);
        vm.expectRevert('no such pool');
        reader.poolOf(key);
    }
    // #endregion reverts
}
