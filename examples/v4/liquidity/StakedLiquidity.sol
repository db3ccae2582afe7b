// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {BalanceDelta} from '@uniswap/v4-core/src/types/BalanceDelta.sol';
import {PoolId} from '@uniswap/v4-core/src/types/PoolId.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {ISubscriber} from '@uniswap/v4-periphery/src/interfaces/ISubscriber.sol';
import {PositionInfo} from '@uniswap/v4-periphery/src/libraries/PositionInfoLibrary.sol';

/// @notice What this contract reads of PositionManager.
interface IPositions {
    function ownerOf(uint256 id) external view returns (address);
    function getPositionLiquidity(uint256 tokenId) external view returns (uint128);
    function getPoolAndPositionInfo(uint256 tokenId)
        external
        view
        returns (PoolKey memory, PositionInfo);
}

/// @notice Counts the liquidity of one pool that owners subscribe, while they keep their NFTs.
contract StakedLiquidity is ISubscriber {
    // #region state
    struct Stake {
        address owner;
        uint256 liquidity;
    }

    IPositions public immutable positions;
    PoolId public immutable poolId;
    int24 public immutable bandLower;
    int24 public immutable bandUpper;

    mapping(uint256 tokenId => Stake) public stakes;
    mapping(address owner => uint256) public liquidityOf;

    error OnlyPositionManager();
    error WrongPool();
    error BandNotCovered();

    /// @dev Positions have to cover all prices of the band, so that a unit of liquidity earns the same.
    constructor(IPositions positions_, PoolId poolId_, int24 bandLower_, int24 bandUpper_) {
        (positions, poolId) = (positions_, poolId_);
        (bandLower, bandUpper) = (bandLower_, bandUpper_);
    }

    modifier onlyPositionManager() {
        if (msg.sender != address(positions)) revert OnlyPositionManager();
        _;
    }
    // #endregion state

    // #region subscribe
    function notifySubscribe(uint256 tokenId, bytes memory) external onlyPositionManager {
        (PoolKey memory key, PositionInfo info) = positions.getPoolAndPositionInfo(tokenId);
        if (PoolId.unwrap(key.toId()) != PoolId.unwrap(poolId)) revert WrongPool();
        if (info.tickLower() > bandLower || info.tickUpper() < bandUpper) revert BandNotCovered();
        // Kept here: after a transfer, PositionManager names the new owner.
        address owner = positions.ownerOf(tokenId);
        uint256 liquidity = positions.getPositionLiquidity(tokenId);
        remove(tokenId); // a stake whose removal failed
        stakes[tokenId] = Stake(owner, liquidity);
        liquidityOf[owner] += liquidity;
    }
    // #endregion subscribe

    // #region modify
    function notifyModifyLiquidity(uint256 tokenId, int256 liquidityChange, BalanceDelta)
        external
        onlyPositionManager
    {
        Stake storage stake = stakes[tokenId];
        uint256 liquidity = uint256(int256(stake.liquidity) + liquidityChange);
        liquidityOf[stake.owner] = liquidityOf[stake.owner] + liquidity - stake.liquidity;
        stake.liquidity = liquidity;
    }
    // #endregion modify

    // #region end
    function notifyUnsubscribe(uint256 tokenId) external onlyPositionManager {
        remove(tokenId);
    }

    function notifyBurn(uint256 tokenId, address, PositionInfo, uint256, BalanceDelta)
        external
        onlyPositionManager
    {
        remove(tokenId);
    }

    function remove(uint256 tokenId) private {
        Stake memory stake = stakes[tokenId];
        liquidityOf[stake.owner] -= stake.liquidity;
        delete stakes[tokenId];
    }
    // #endregion end
}
