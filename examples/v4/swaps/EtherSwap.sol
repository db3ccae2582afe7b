// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IERC20Minimal} from '@uniswap/v4-core/src/interfaces/external/IERC20Minimal.sol';
import {Currency} from '@uniswap/v4-core/src/types/Currency.sol';
import {PoolKey} from '@uniswap/v4-core/src/types/PoolKey.sol';
import {IV4Router} from '@uniswap/v4-periphery/src/interfaces/IV4Router.sol';
import {Actions} from '@uniswap/v4-periphery/src/libraries/Actions.sol';
import {ActionConstants} from '@uniswap/v4-periphery/src/libraries/ActionConstants.sol';

/// @notice What the contract calls of the Universal Router.
interface IUniversalRouter {
    function execute(bytes calldata commands, bytes[] calldata inputs, uint256 deadline)
        external
        payable;
}

/// @notice Swaps ETH and a token in one v4 pool, through Universal Router 2.0, for whoever calls.
contract EtherSwap {
    // #region setup
    bytes1 private constant V4_SWAP = 0x10;
    bytes1 private constant SWEEP = 0x04;

    IUniversalRouter public immutable router;
    PoolKey private key;

    /// @param key_ A pool of ETH, which is the zero address and always currency0
    constructor(IUniversalRouter router_, PoolKey memory key_) {
        require(key_.currency0.isAddressZero(), 'currency0 is not ETH');
        (router, key) = (router_, key_);
    }
    // #endregion setup

    // #region input
    /// @notice Sells exactly `amountIn` of ETH or of the token, and sends the caller the output.
    function swapExactInput(
        bool sellsEther,
        uint128 amountIn,
        uint128 amountOutMinimum,
        uint256 deadline
    ) external payable {
        payRouter(sellsEther, amountIn);
        bytes memory swap = abi.encode(
            IV4Router.ExactInputSingleParams(key, sellsEther, amountIn, amountOutMinimum, '')
        );
        uint256 all = ActionConstants.OPEN_DELTA; // the minimum of the swap is the limit
        run(sellsEther, Actions.SWAP_EXACT_IN_SINGLE, swap, all, deadline);
    }
    // #endregion input

    // #region output
    /// @notice Buys exactly `amountOut` for at most `amountInMaximum`, and returns the rest.
    function swapExactOutput(
        bool sellsEther,
        uint128 amountOut,
        uint128 amountInMaximum,
        uint256 deadline
    ) external payable {
        payRouter(sellsEther, amountInMaximum);
        bytes memory swap = abi.encode(
            IV4Router.ExactOutputSingleParams(key, sellsEther, amountOut, amountInMaximum, '')
        );
        run(sellsEther, Actions.SWAP_EXACT_OUT_SINGLE, swap, amountOut, deadline);
    }
    // #endregion output

    // #region pay
    /// @dev The token goes from the caller to the router, which spends it in the same transaction.
    function payRouter(bool sellsEther, uint256 amount) private {
        require(msg.value == (sellsEther ? amount : 0), 'another value than the amount');
        if (sellsEther) return;
        IERC20Minimal token = IERC20Minimal(Currency.unwrap(key.currency1));
        require(token.transferFrom(msg.sender, address(router), amount), 'transfer failed');
    }
    // #endregion pay

    // #region run
    function run(
        bool sellsEther,
        uint256 swapAction,
        bytes memory swap,
        uint256 amountTaken,
        uint256 deadline
    ) private {
        (Currency paid, Currency taken) =
            sellsEther ? (key.currency0, key.currency1) : (key.currency1, key.currency0);
        bytes[] memory params = new bytes[](3);
        params[0] = swap;
        params[1] = abi.encode(paid, ActionConstants.OPEN_DELTA, false); // the router pays
        params[2] = abi.encode(taken, msg.sender, amountTaken);
        bytes memory actions =
            abi.encodePacked(uint8(swapAction), uint8(Actions.SETTLE), uint8(Actions.TAKE));

        bytes[] memory inputs = new bytes[](2);
        inputs[0] = abi.encode(actions, params);
        inputs[1] = abi.encode(paid, msg.sender, 0); // whatever the swap did not need
        router.execute{value: msg.value}(bytes.concat(V4_SWAP, SWEEP), inputs, deadline);
    }
    // #endregion run
}
