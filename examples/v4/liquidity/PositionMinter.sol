// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IERC20Minimal} from '@uniswap/v4-core/src/interfaces/external/IERC20Minimal.sol';
import {Currency} from '@uniswap/v4-core/src/types/Currency.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {Actions} from '@uniswap/v4-periphery/src/libraries/Actions.sol';

/// @notice What this contract calls of PositionManager.
interface IPositions {
    function modifyLiquidities(bytes calldata unlockData, uint256 deadline) external payable;
    function nextTokenId() external view returns (uint256);
}

/// @notice Mints positions for its callers, with their tokens, and keeps nothing.
contract PositionMinter {
    // #region params
    /// @param liquidity what the position gets; the maxima limit what it costs
    /// @param amount0Max of currency0; the value of the call where that is ETH
    struct MintParams {
        PoolKey key;
        int24 tickLower;
        int24 tickUpper;
        uint128 liquidity;
        uint128 amount0Max;
        uint128 amount1Max;
        uint256 deadline;
    }
    // #endregion params

    IPositions public immutable positions;

    constructor(IPositions positions_) {
        positions = positions_;
    }

    // #region mint
    /// @notice Mints to the caller. Approve the maxima of tokens to this contract; ETH is the value.
    function mint(MintParams calldata params) external payable returns (uint256 tokenId) {
        (Currency currency0, Currency currency1) = (params.key.currency0, params.key.currency1);
        bool paysEther = currency0.isAddressZero();
        require(msg.value == (paysEther ? params.amount0Max : 0), 'wrong value');
        // PositionManager gets the maxima first, and pays the pool from them.
        if (!paysEther) _prepay(currency0, params.amount0Max);
        _prepay(currency1, params.amount1Max);

        tokenId = positions.nextTokenId();
        positions.modifyLiquidities{value: msg.value}(_encode(params), params.deadline);
    }

    function _prepay(Currency currency, uint256 amount) private {
        IERC20Minimal token = IERC20Minimal(Currency.unwrap(currency));
        require(token.transferFrom(msg.sender, address(positions), amount), 'transfer failed');
    }
    // #endregion mint

    // #region actions
    function _encode(MintParams calldata params) private view returns (bytes memory) {
        (Currency currency0, Currency currency1) = (params.key.currency0, params.key.currency1);
        bytes memory actions = abi.encodePacked(
            uint8(Actions.MINT_POSITION),
            uint8(Actions.SETTLE),
            uint8(Actions.SETTLE),
            uint8(Actions.SWEEP),
            uint8(Actions.SWEEP)
        );
        bytes[] memory values = new bytes[](5);
        values[0] = abi.encode(
            params.key,
            params.tickLower,
            params.tickUpper,
            params.liquidity,
            params.amount0Max,
            params.amount1Max,
            msg.sender, // owns the NFT
            bytes('')
        );
        // 0 is the whole debt; false: PositionManager pays it, from what it got.
        values[1] = abi.encode(currency0, 0, false);
        values[2] = abi.encode(currency1, 0, false);
        // What is left goes back in the same transaction.
        values[3] = abi.encode(currency0, msg.sender);
        values[4] = abi.encode(currency1, msg.sender);
        return abi.encode(actions, values);
    }
    // #endregion actions
}
