// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

// #region positions
import '@uniswap/v3-periphery/contracts/interfaces/INonfungiblePositionManager.sol';

/// @dev The first seven of a position's twelve values: to decode all, solc 0.7.6 needs the optimizer.
interface IPositionRange {
    function positions(uint256 tokenId)
        external
        view
        returns (
            uint96 nonce,
            address operator,
            address token0,
            address token1,
            uint24 fee,
            int24 tickLower,
            int24 tickUpper
        );
}

/// @notice Tells between which ticks a position works.
contract RangeReader {
    INonfungiblePositionManager public immutable positionManager;

    constructor(INonfungiblePositionManager positionManager_) {
        positionManager = positionManager_;
    }

    function rangeOf(uint256 tokenId) external view returns (int24 tickLower, int24 tickUpper) {
        (, , , , , tickLower, tickUpper) = IPositionRange(address(positionManager)).positions(tokenId);
    }
}
// #endregion positions

// #region descriptor
import '@uniswap/v3-periphery/contracts/interfaces/INonfungibleTokenPositionDescriptor.sol';

/// @notice Shows positions with the images of any descriptor.
contract Gallery {
    function show(
        INonfungibleTokenPositionDescriptor descriptor,
        INonfungiblePositionManager positionManager,
        uint256 tokenId
    ) external view returns (string memory) {
        return descriptor.tokenURI(positionManager, tokenId);
    }
}
// #endregion descriptor

// #region metadata
import '@uniswap/v3-periphery/contracts/interfaces/IERC20Metadata.sol';

/// @notice Tells what one whole token is in its smallest units.
contract WholeToken {
    function unitsOf(IERC20Metadata token) external view returns (string memory symbol, uint256 units) {
        uint8 decimals = token.decimals();
        require(decimals <= 77, 'too many decimals'); // 10^78 does not fit
        return (token.symbol(), 10**uint256(decimals));
    }
}
// #endregion metadata

// #region wrapped
import '@uniswap/v3-periphery/contracts/interfaces/external/IWETH9.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Pays out WETH as ETH.
contract WethPayout {
    IWETH9 public immutable weth;

    constructor(IWETH9 weth_) {
        weth = weth_;
    }

    receive() external payable {
        require(msg.sender == address(weth), 'only WETH sends ETH here');
    }

    function unwrap(uint256 amountWei) external {
        TransferHelper.safeTransferFrom(address(weth), msg.sender, address(this), amountWei);
        weth.withdraw(amountWei);
        TransferHelper.safeTransferETH(msg.sender, amountWei);
    }
}
// #endregion wrapped

// #region signer
import '@openzeppelin/contracts/cryptography/ECDSA.sol';
import '@uniswap/v3-periphery/contracts/interfaces/external/IERC1271.sol';

/// @notice Holds positions, and signs what its owner has signed.
contract SigningVault is IERC1271 {
    address public immutable owner;

    constructor(address owner_) {
        owner = owner_;
    }

    function isValidSignature(bytes32 hash, bytes memory signature) external view override returns (bytes4) {
        return ECDSA.recover(hash, signature) == owner ? IERC1271.isValidSignature.selector : bytes4(0);
    }
}
// #endregion signer

// #region permit
import '@uniswap/v3-periphery/contracts/interfaces/external/IERC20PermitAllowed.sol';

/// @notice Takes an exact amount of DAI by two signatures: one that allows it, one that ends that.
contract ExactTaker {
    struct Signature {
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    function take(
        address dai,
        uint256 amount,
        uint256 nonce,
        uint256 expiry,
        Signature calldata allow,
        Signature calldata end
    ) external {
        IERC20PermitAllowed token = IERC20PermitAllowed(dai);
        token.permit(msg.sender, address(this), nonce, expiry, true, allow.v, allow.r, allow.s);
        TransferHelper.safeTransferFrom(dai, msg.sender, address(this), amount);
        token.permit(msg.sender, address(this), nonce + 1, expiry, false, end.v, end.r, end.s);
    }
}
// #endregion permit
