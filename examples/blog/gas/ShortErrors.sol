// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity 0.8.30;

contract LongReason {
    uint160 private sqrtPriceX96 = 2 ** 96;

    function lower(uint160 limitX96) external {
        require(
            limitX96 < sqrtPriceX96,
            'LongReason: the limit must lie below the square root of the current price'
        );
        sqrtPriceX96 = limitX96;
    }
}

contract ShortReason {
    uint160 private sqrtPriceX96 = 2 ** 96;

    function lower(uint160 limitX96) external {
        require(limitX96 < sqrtPriceX96, 'SPL');
        sqrtPriceX96 = limitX96;
    }
}

contract CustomError {
    error PriceLimitTooHigh();

    uint160 private sqrtPriceX96 = 2 ** 96;

    // #region custom
    function lower(uint160 limitX96) external {
        if (limitX96 >= sqrtPriceX96) revert PriceLimitTooHigh();
        sqrtPriceX96 = limitX96;
    }
    // #endregion custom
}
