// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IPoolManager} from '@uniswap/v4-core/src/interfaces/IPoolManager.sol';
import {IUnlockCallback} from '@uniswap/v4-core/src/interfaces/callback/IUnlockCallback.sol';
import {IERC20Minimal} from '@uniswap/v4-core/src/interfaces/external/IERC20Minimal.sol';
import {TransientStateLibrary} from '@uniswap/v4-core/src/libraries/TransientStateLibrary.sol';
import {Currency} from '@uniswap/v4-core/src/types/Currency.sol';

/// @notice Makes calls of PoolManager for its owner, then pays and takes what they left open.
contract Unlocker is IUnlockCallback {
    using TransientStateLibrary for IPoolManager;

    IPoolManager public immutable manager;
    address public immutable owner;

    /// @notice The least that a currency's delta may be: negative is the most to pay.
    struct Limit {
        Currency currency;
        int256 least;
    }

    constructor(IPoolManager manager_) {
        manager = manager_;
        owner = msg.sender;
    }

    receive() external payable {}

    // #region unlock
    function run(bytes[] calldata calls, Limit[] calldata limits)
        external
        payable
        returns (bytes[] memory results)
    {
        require(msg.sender == owner, 'not the owner');
        results = abi.decode(manager.unlock(abi.encode(calls, limits)), (bytes[]));
        (bool isReturned,) = owner.call{value: address(this).balance}('');
        require(isReturned, 'ether was refused');
    }

    /// @inheritdoc IUnlockCallback
    function unlockCallback(bytes calldata data) external override returns (bytes memory) {
        require(msg.sender == address(manager), 'not the manager');
        (bytes[] memory calls, Limit[] memory limits) = abi.decode(data, (bytes[], Limit[]));
        bytes[] memory results = new bytes[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            results[i] = callManager(calls[i]);
        }
        for (uint256 i = 0; i < limits.length; i++) {
            close(limits[i]);
        }
        return abi.encode(results);
    }
    // #endregion unlock

    // #region close
    function close(Limit memory limit) private {
        Currency currency = limit.currency;
        int256 delta = manager.currencyDelta(address(this), currency);
        require(delta >= limit.least, 'beyond the limit');
        if (delta > 0) manager.take(currency, owner, uint256(delta));
        if (delta >= 0) return;
        manager.sync(currency); // also for ether: it closes what somebody left open
        if (currency.isAddressZero()) {
            manager.settle{value: uint256(-delta)}();
            return;
        }
        address token = Currency.unwrap(currency);
        bool isPaid = IERC20Minimal(token).transferFrom(owner, address(manager), uint256(-delta));
        require(isPaid, 'transfer failed');
        manager.settle();
    }
    // #endregion close

    function callManager(bytes memory data) private returns (bytes memory) {
        (bool success, bytes memory result) = address(manager).call(data);
        if (success) return result;
        assembly ('memory-safe') {
            revert(add(result, 0x20), mload(result))
        }
    }
}
