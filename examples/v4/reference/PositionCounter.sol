// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {BalanceDelta} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {ISubscriber} from '@uniswap/v4-periphery/src/interfaces/ISubscriber.sol';
import {PositionInfo} from '@uniswap/v4-periphery/src/libraries/PositionInfoLibrary.sol';

/// @notice Counts the changes of positions that subscribe to it.
contract PositionCounter is ISubscriber {
    error OnlyPositionManager();

    address private immutable positionManager;
    mapping(uint256 tokenId => uint256 changes) public changesOf;

    constructor(address positionManager_) {
        positionManager = positionManager_;
    }

    // #region notifications
    modifier onlyPositionManager() {
        if (msg.sender != positionManager) revert OnlyPositionManager();
        _;
    }

    function notifySubscribe(uint256 tokenId, bytes memory) external onlyPositionManager {
        changesOf[tokenId] = 0;
    }

    function notifyModifyLiquidity(
        uint256 tokenId,
        int256,
        BalanceDelta
    ) external onlyPositionManager {
        changesOf[tokenId]++;
    }

    function notifyUnsubscribe(uint256 tokenId) external onlyPositionManager {
        delete changesOf[tokenId];
    }

    function notifyBurn(
        uint256 tokenId,
        address,
        PositionInfo,
        uint256,
        BalanceDelta
    ) external onlyPositionManager {
        delete changesOf[tokenId];
    }
    // #endregion notifications
}
