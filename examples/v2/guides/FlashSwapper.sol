// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '@uniswap/lib/contracts/libraries/TransferHelper.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Callee.sol';
import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';
import '@uniswap/v2-periphery/contracts/interfaces/IUniswapV2Router02.sol';

/// @notice Borrows from a pair, trades the loan along a path, repays, and gives the rest to its caller.
contract FlashSwapper is IUniswapV2Callee {
    // #region order
    struct Order {
        address tokenBorrowed;
        address tokenOther; // the other token of the pair that lends
        uint256 amountBorrowed;
        address[] path; // from tokenBorrowed to the token that repays: either one of the pair
        uint256 profitMin; // in the token that repays
        uint256 deadline; // Unix time in seconds
    }
    // #endregion order

    // #region deployment
    bytes32 private constant PAIR_CODE_HASH =
        hex'96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f';

    IUniswapV2Router02 public immutable router;
    address public immutable factory;

    constructor(IUniswapV2Router02 router_) {
        router = router_;
        factory = router_.factory();
    }

    // #endregion deployment

    // #region trigger
    /// @notice Carries an order out, or reverts as a whole. The caller needs no tokens.
    function flashSwap(Order calldata order) external {
        IUniswapV2Pair pair = pairOf(order.tokenBorrowed, order.tokenOther);
        (uint256 amount0Out, uint256 amount1Out) = order.tokenBorrowed < order.tokenOther
            ? (order.amountBorrowed, uint256(0))
            : (uint256(0), order.amountBorrowed);
        // Data that is not empty makes this a flash swap.
        pair.swap(amount0Out, amount1Out, address(this), abi.encode(order, msg.sender));
    }

    // #endregion trigger

    // #region check
    /// @notice The pair calls this after it has sent the loan.
    function uniswapV2Call(address sender, uint256, uint256, bytes calldata data) external {
        (Order memory order, address payee) = abi.decode(data, (Order, address));
        IUniswapV2Pair pair = pairOf(order.tokenBorrowed, order.tokenOther);
        require(msg.sender == address(pair), 'not the pair');
        require(sender == address(this), 'not my loan');
        _tradeAndRepay(pair, order, payee);
    }

    // #endregion check

    // #region repay
    function _tradeAndRepay(IUniswapV2Pair pair, Order memory order, address payee) private {
        address tokenOwed = order.path[order.path.length - 1];
        uint256 owed = amountOwed(order.tokenBorrowed, order.tokenOther, order.amountBorrowed, tokenOwed);
        TransferHelper.safeApprove(order.tokenBorrowed, address(router), order.amountBorrowed);
        uint256[] memory amounts = router.swapExactTokensForTokens(
            order.amountBorrowed,
            owed + order.profitMin,
            order.path,
            address(this),
            order.deadline
        );
        TransferHelper.safeTransfer(tokenOwed, address(pair), owed);
        TransferHelper.safeTransfer(tokenOwed, payee, amounts[amounts.length - 1] - owed);
    }

    // #endregion repay

    // #region owed
    /// @notice What the pair must get back for a loan, in one of its two tokens; it is rounded up.
    function amountOwed(
        address tokenBorrowed,
        address tokenOther,
        uint256 amount,
        address tokenOwed
    ) public view returns (uint256) {
        if (tokenOwed == tokenBorrowed) return _divideUp(amount * 1000, 997);
        require(tokenOwed == tokenOther, 'repay in a token of the pair');
        (uint256 reserve0, uint256 reserve1, ) = pairOf(tokenBorrowed, tokenOther).getReserves();
        (uint256 reserveBorrowed, uint256 reserveOwed) = tokenBorrowed < tokenOther
            ? (reserve0, reserve1)
            : (reserve1, reserve0);
        return _divideUp(reserveOwed * amount * 1000, (reserveBorrowed - amount) * 997);
    }

    function _divideUp(uint256 dividend, uint256 divisor) private pure returns (uint256) {
        return (dividend + divisor - 1) / divisor;
    }

    // #endregion owed

    // #region pair
    /// @notice Where the factory puts the pair of two tokens, whether or not it is there yet.
    function pairOf(address tokenA, address tokenB) public view returns (IUniswapV2Pair) {
        (address token0, address token1) = tokenA < tokenB ? (tokenA, tokenB) : (tokenB, tokenA);
        bytes32 salt = keccak256(abi.encodePacked(token0, token1));
        bytes32 hash = keccak256(abi.encodePacked(hex'ff', factory, salt, PAIR_CODE_HASH));
        return IUniswapV2Pair(address(uint160(uint256(hash))));
    }
    // #endregion pair
}
