// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity 0.8.30;

struct OrderInfo {
    address reactor;
    address swapper;
    uint256 nonce;
    uint256 deadline;
    address additionalValidationContract;
    bytes additionalValidationData;
}

struct DutchInput {
    address token;
    uint256 startAmount;
    uint256 endAmount;
}

struct DutchOutput {
    address token;
    uint256 startAmount;
    uint256 endAmount;
    address recipient;
}

struct ExclusiveDutchOrder {
    OrderInfo info;
    uint256 decayStartTime;
    uint256 decayEndTime;
    address exclusiveFiller;
    uint256 exclusivityOverrideBps;
    DutchInput input;
    DutchOutput[] outputs;
}

struct InputToken {
    address token;
    uint256 amount;
    uint256 maxAmount;
}

struct OutputToken {
    address token;
    uint256 amount;
    address recipient;
}

struct ResolvedOrder {
    OrderInfo info;
    InputToken input;
    OutputToken[] outputs;
    bytes sig;
    bytes32 hash;
}

interface IOrderQuoter {
    function quote(bytes memory order, bytes memory sig) external returns (ResolvedOrder memory);
}

/// @notice Signs any order and is its token, so that a reactor resolves it at the time of the block.
contract DecayProbe {
    IOrderQuoter private immutable quoter;
    address private immutable reactor;

    constructor(IOrderQuoter quoter_, address reactor_) {
        quoter = quoter_;
        reactor = reactor_;
    }

    /// @notice What an output asks for that falls, `elapsed` seconds after it began to.
    function output(
        uint256 startAmount,
        uint256 endAmount,
        int256 elapsed,
        uint256 duration
    ) external returns (uint256) {
        ExclusiveDutchOrder memory order = _order(elapsed, duration);
        order.outputs[0].startAmount = startAmount;
        order.outputs[0].endAmount = endAmount;
        return quoter.quote(abi.encode(order), '').outputs[0].amount;
    }

    /// @notice What an input pays that rises.
    function input(
        uint256 startAmount,
        uint256 endAmount,
        int256 elapsed,
        uint256 duration
    ) external returns (uint256) {
        ExclusiveDutchOrder memory order = _order(elapsed, duration);
        order.input.startAmount = startAmount;
        order.input.endAmount = endAmount;
        return quoter.quote(abi.encode(order), '').input.amount;
    }

    function _order(int256 elapsed, uint256 duration)
        private
        view
        returns (ExclusiveDutchOrder memory order)
    {
        order.info.reactor = reactor;
        order.info.swapper = address(this);
        order.info.deadline = type(uint256).max;
        order.decayStartTime = uint256(int256(block.timestamp) - elapsed);
        order.decayEndTime = order.decayStartTime + duration;
        order.input.token = address(this);
        order.outputs = new DutchOutput[](1);
        order.outputs[0].token = address(this);
    }

    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        return this.isValidSignature.selector;
    }

    function transferFrom(address, address, uint256) external pure returns (bool) {
        return true;
    }
}
