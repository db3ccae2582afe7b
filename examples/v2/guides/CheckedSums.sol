// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/// @notice Subtracts one sum from a later one, with and without the checks of Solidity 0.8.
contract CheckedSums {
    // #region checked
    function growthChecked(uint256 sumThen, uint256 sumNow) external pure returns (uint256) {
        return sumNow - sumThen; // reverts once the sum has wrapped around
    }

    function growth(uint256 sumThen, uint256 sumNow) external pure returns (uint256) {
        unchecked {
            return sumNow - sumThen; // right, as long as it wrapped around at most once
        }
    }
    // #endregion checked
}
