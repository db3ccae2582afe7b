// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity 0.8.30;

import {BitMath} from '@uniswap/v3-core/contracts/libraries/BitMath.sol';

/// One slot for each flag.
contract FlagMapping {
    mapping(uint256 => bool) private flags;

    function set(uint256 first, uint256 count) external {
        for (uint256 index = first; index < first + count; ++index) flags[index] = true;
    }

    function next(uint256 index) external view returns (uint256) {
        while (!flags[index]) ++index;
        return index;
    }
}

/// One bit for each flag, 256 to a slot.
contract FlagBitmap {
    mapping(uint256 => uint256) private words;

    function set(uint256 first, uint256 count) external {
        for (uint256 index = first; index < first + count; ++index) {
            words[index >> 8] |= 1 << (index & 255);
        }
    }

    // #region next
    function next(uint256 index) external view returns (uint256) {
        uint256 found = words[index >> 8] >> (index & 255);
        while (found == 0) {
            index = ((index >> 8) + 1) << 8;
            found = words[index >> 8];
        }
        return index + BitMath.leastSignificantBit(found);
    }
    // #endregion next
}
