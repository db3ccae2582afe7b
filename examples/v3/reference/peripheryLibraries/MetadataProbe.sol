// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

// #region import-hex-strings
import '@uniswap/v3-periphery/contracts/libraries/HexStrings.sol';
// #endregion import-hex-strings
// #region import-nft-descriptor
import '@uniswap/v3-periphery/contracts/libraries/NFTDescriptor.sol';
// #endregion import-nft-descriptor
// #region import-nft-svg
import '@uniswap/v3-periphery/contracts/libraries/NFTSVG.sol';
// #endregion import-nft-svg
// #region import-token-ratio-sort-order
import '@uniswap/v3-periphery/contracts/libraries/TokenRatioSortOrder.sol';
// #endregion import-token-ratio-sort-order

/// @notice Lets anyone call the libraries that write a position's name and picture.
contract MetadataProbe {
    // #region base64
    function base64(bytes memory data) external pure returns (string memory) {
        return Base64.encode(data);
    }
    // #endregion base64

    function cutThenEncode(bytes memory data, uint256 length) external pure returns (string memory) {
        assembly {
            mstore(data, length)
        }
        return Base64.encode(data);
    }

    // #region hex
    function hexOf(uint256 value, uint256 length) external pure returns (string memory) {
        return HexStrings.toHexString(value, length);
    }

    function hexDigitsOf(uint256 value, uint256 length) external pure returns (string memory) {
        return HexStrings.toHexStringNoPrefix(value, length);
    }
    // #endregion hex

    // #region texts
    function escape(string memory symbol) external pure returns (string memory) {
        return NFTDescriptor.escapeQuotes(symbol);
    }

    function percent(uint24 fee) external pure returns (string memory) {
        return NFTDescriptor.feeToPercentString(fee);
    }

    function addressText(address addr) external pure returns (string memory) {
        return NFTDescriptor.addressToString(addr);
    }
    // #endregion texts

    // #region price-at-tick
    function priceAtTick(
        int24 tick,
        int24 tickSpacing,
        uint8 baseDecimals,
        uint8 quoteDecimals,
        bool flipRatio
    ) external pure returns (string memory) {
        return
            NFTDescriptor.tickToDecimalString(
                tick,
                tickSpacing,
                baseDecimals,
                quoteDecimals,
                flipRatio
            );
    }
    // #endregion price-at-tick

    // #region price
    function price(
        uint160 sqrtRatioX96,
        uint8 baseDecimals,
        uint8 quoteDecimals
    ) external pure returns (string memory) {
        return NFTDescriptor.fixedPointToDecimalString(sqrtRatioX96, baseDecimals, quoteDecimals);
    }
    // #endregion price

    // #region colours
    function colour(address token, uint256 offset) external pure returns (string memory) {
        return NFTDescriptor.tokenToColorHex(uint256(token), offset);
    }

    function byteOf(address token, uint256 offset) external pure returns (uint256) {
        return NFTDescriptor.sliceTokenHex(uint256(token), offset);
    }

    function coordinate(
        address token,
        uint256 offset,
        uint256 tokenId
    ) external pure returns (uint256) {
        return NFTDescriptor.getCircleCoord(uint256(token), offset, tokenId);
    }
    // #endregion colours

    // #region picture
    function picture(NFTDescriptor.ConstructTokenURIParams memory params)
        external
        pure
        returns (string memory)
    {
        return NFTDescriptor.generateSVGImage(params);
    }
    // #endregion picture

    // #region curve
    function curve(
        int24 tickLower,
        int24 tickUpper,
        int24 tickSpacing
    ) external pure returns (string memory) {
        return NFTSVG.getCurve(tickLower, tickUpper, tickSpacing);
    }

    function circles(int8 overRange) external pure returns (string memory) {
        return NFTSVG.generateSVGCurveCircle(overRange);
    }
    // #endregion curve

    // #region location
    function location(int24 tickLower, int24 tickUpper)
        external
        pure
        returns (string memory x, string memory y)
    {
        return NFTSVG.rangeLocation(tickLower, tickUpper);
    }

    function isRare(uint256 tokenId, address pool) external pure returns (bool) {
        return NFTSVG.isRare(tokenId, pool);
    }
    // #endregion location

    // #region ranks
    function ranks() external pure returns (int256[6] memory) {
        return [
            TokenRatioSortOrder.NUMERATOR_MOST,
            TokenRatioSortOrder.NUMERATOR_MORE,
            TokenRatioSortOrder.NUMERATOR,
            TokenRatioSortOrder.DENOMINATOR,
            TokenRatioSortOrder.DENOMINATOR_MORE,
            TokenRatioSortOrder.DENOMINATOR_MOST
        ];
    }
    // #endregion ranks
}
