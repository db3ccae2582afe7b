// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {BalanceDelta} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {ISubscriber} from '@uniswap/v4-periphery/src/interfaces/ISubscriber.sol';
import {PositionInfo} from '@uniswap/v4-periphery/src/libraries/PositionInfoLibrary.sol';

/// @notice Writes down what PositionManager tells it.
contract PositionDiary is ISubscriber {
    error OnlyPositionManager();

    event Subscribed(uint256 indexed tokenId, bytes data);
    event Modified(uint256 indexed tokenId, int256 liquidityChange, int128 fees0, int128 fees1);
    event Unsubscribed(uint256 indexed tokenId);
    event Burned(uint256 indexed tokenId, address owner, uint256 liquidity, int128 fees0, int128 fees1);

    address private immutable positionManager;

    constructor(address positionManager_) {
        positionManager = positionManager_;
    }

    // #region notifications
    modifier onlyPositionManager() {
        if (msg.sender != positionManager) revert OnlyPositionManager();
        _;
    }

    function notifySubscribe(uint256 tokenId, bytes memory data) external onlyPositionManager {
        emit Subscribed(tokenId, data);
    }

    function notifyModifyLiquidity(
        uint256 tokenId,
        int256 liquidityChange,
        BalanceDelta fees
    ) external onlyPositionManager {
        emit Modified(tokenId, liquidityChange, fees.amount0(), fees.amount1());
    }
    // #endregion notifications

    function notifyUnsubscribe(uint256 tokenId) external onlyPositionManager {
        emit Unsubscribed(tokenId);
    }

    function notifyBurn(
        uint256 tokenId,
        address owner,
        PositionInfo,
        uint256 liquidity,
        BalanceDelta fees
    ) external onlyPositionManager {
        emit Burned(tokenId, owner, liquidity, fees.amount0(), fees.amount1());
    }
}

/// @notice Refuses changes of positions, and spends all gas when they leave. Never subscribe to it.
contract HostileSubscriber is ISubscriber {
    // #region hostile
    function notifyModifyLiquidity(uint256, int256, BalanceDelta) external pure {
        revert('you stay');
    }

    function notifyUnsubscribe(uint256) external pure {
        while (true) {}
    }
    // #endregion hostile

    function notifySubscribe(uint256, bytes memory) external {}

    function notifyBurn(uint256, address, PositionInfo, uint256, BalanceDelta) external pure {
        revert('you stay');
    }
}
