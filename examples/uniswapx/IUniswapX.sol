// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

// #region order
/// @notice An order as its swapper signed it, and the signature.
struct SignedOrder {
    bytes order;
    bytes sig;
}

struct OrderInfo {
    address reactor;
    address swapper;
    uint256 nonce;
    uint256 deadline; // Unix time in seconds
    address additionalValidationContract;
    bytes additionalValidationData;
}

struct InputToken {
    address token;
    uint256 amount; // raw units
    uint256 maxAmount;
}

struct OutputToken {
    address token; // the zero address is ETH
    uint256 amount; // raw units
    address recipient;
}

/// @notice An order with the amounts of this block.
struct ResolvedOrder {
    OrderInfo info;
    InputToken input;
    OutputToken[] outputs;
    bytes sig;
    bytes32 hash;
}
// #endregion order

interface IReactor {
    function executeWithCallback(SignedOrder calldata order, bytes calldata callbackData) external payable;
}

interface IReactorCallback {
    function reactorCallback(ResolvedOrder[] calldata orders, bytes calldata callbackData) external;
}
