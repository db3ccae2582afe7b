// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '@uniswap/lib/contracts/libraries/TransferHelper.sol';
import './IUniswapX.sol';

/// @notice What the first attack empties. It exists to be attacked: never deploy it with funds.
contract TrustsAnybody is IReactorCallback {
    // #region demo-only anybody
    // demo-only: whoever calls this may take the output that the call names.
    function reactorCallback(ResolvedOrder[] calldata orders, bytes calldata) external {
        OutputToken calldata owed = orders[0].outputs[0];
        TransferHelper.safeApprove(owed.token, msg.sender, owed.amount);
    }
    // #endregion anybody
}

/// @notice What the second attack empties. It exists to be attacked: never deploy it with funds.
contract TrustsEveryStarter is IReactorCallback {
    IReactor public immutable reactor;

    constructor(IReactor reactor_) {
        reactor = reactor_;
    }

    // #region demo-only starter
    // demo-only: anybody may have an order of their own paid with what is in here.
    function fill(SignedOrder calldata order) external {
        reactor.executeWithCallback(order, '');
    }

    function reactorCallback(ResolvedOrder[] calldata orders, bytes calldata) external {
        require(msg.sender == address(reactor), 'not the reactor');
        OutputToken calldata owed = orders[0].outputs[0];
        TransferHelper.safeApprove(owed.token, msg.sender, owed.amount);
    }
    // #endregion starter
}
