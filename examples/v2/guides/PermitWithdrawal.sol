// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import '@uniswap/v2-core/contracts/interfaces/IUniswapV2Pair.sol';

/// @notice Turns the caller's shares of any pair into tokens with a permit, even if that was sent before.
contract PermitWithdrawal {
    // #region terms
    struct Terms {
        uint256 shares;
        uint256 amount0Min;
        uint256 amount1Min;
        uint256 deadline; // of the permit and of the withdrawal, Unix time in seconds
    }
    // #endregion terms

    // #region withdraw
    /// @notice Burns shares of the caller, who gets both tokens; the permit names this contract.
    function withdraw(
        IUniswapV2Pair pair,
        Terms calldata terms,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external returns (uint256 amount0, uint256 amount1) {
        require(block.timestamp <= terms.deadline, 'too late');
        try pair.permit(msg.sender, address(this), terms.shares, terms.deadline, v, r, s) {} catch {
            // Somebody may have sent this permit already. Then the allowance is there.
            require(pair.allowance(msg.sender, address(this)) >= terms.shares, 'not allowed');
        }
        require(pair.transferFrom(msg.sender, address(pair), terms.shares), 'not sent');
        (amount0, amount1) = pair.burn(msg.sender);
        require(amount0 >= terms.amount0Min && amount1 >= terms.amount1Min, 'too little');
    }
    // #endregion withdraw
}
