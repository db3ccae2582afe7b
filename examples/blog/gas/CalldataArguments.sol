// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity 0.8.30;

/// Copies the whole array to memory before it reads one element.
contract MemoryArguments {
    uint256 private total = 1;

    function add(uint128[] memory amounts) external {
        uint256 sum = total;
        for (uint256 i = 0; i < amounts.length; ++i) sum += amounts[i];
        total = sum;
    }
}

/// Reads each element where the transaction put it.
contract CalldataArguments {
    uint256 private total = 1;

    // #region calldata
    function add(uint128[] calldata amounts) external {
        uint256 sum = total;
        for (uint256 i = 0; i < amounts.length; ++i) sum += amounts[i];
        total = sum;
    }
    // #endregion calldata
}
