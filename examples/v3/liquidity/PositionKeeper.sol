// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;
pragma abicoder v2;

// #region state
import '@openzeppelin/contracts/token/ERC20/IERC20.sol';
import '@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol';
import '@uniswap/v3-core/contracts/libraries/LowGasSafeMath.sol';
import '@uniswap/v3-periphery/contracts/interfaces/INonfungiblePositionManager.sol';
import '@uniswap/v3-periphery/contracts/libraries/TransferHelper.sol';

/// @notice Holds position NFTs. Who deposited one manages it, is paid from it, and takes it back.
contract PositionKeeper is IERC721Receiver {
    using LowGasSafeMath for uint256;

    INonfungiblePositionManager public immutable positionManager;

    /// @notice Zero for a position that is not kept here.
    mapping(uint256 => address) public depositorOf;

    event Deposited(uint256 indexed tokenId, address indexed depositor);
    event Retrieved(uint256 indexed tokenId, address indexed depositor);

    constructor(INonfungiblePositionManager positionManager_) {
        positionManager = positionManager_;
    }
    // #endregion state

    // #region only
    modifier onlyDepositor(uint256 tokenId) {
        require(msg.sender == depositorOf[tokenId], 'only the depositor');
        _;
    }
    // #endregion only

    // #region receive
    /// @notice Keeps an NFT that its owner sent by `safeTransferFrom`.
    function onERC721Received(
        address,
        address from,
        uint256 tokenId,
        bytes calldata
    ) external override returns (bytes4) {
        require(msg.sender == address(positionManager), 'not a position NFT');
        _keep(tokenId, from);
        return this.onERC721Received.selector;
    }

    function _keep(uint256 tokenId, address depositor) private {
        depositorOf[tokenId] = depositor;
        emit Deposited(tokenId, depositor);
    }
    // #endregion receive

    // #region mint
    /// @notice Opens a position with the caller's tokens. Approve the desired amounts to this contract.
    function mint(INonfungiblePositionManager.MintParams calldata params)
        external
        returns (
            uint256 tokenId,
            uint128 liquidity,
            uint256 amount0,
            uint256 amount1
        )
    {
        require(params.recipient == address(this), 'recipient is not the keeper');
        uint256 held0 = _take(params.token0, params.amount0Desired);
        uint256 held1 = _take(params.token1, params.amount1Desired);

        (tokenId, liquidity, amount0, amount1) = positionManager.mint(params);
        // The manager does not call onERC721Received for an NFT that it mints.
        _keep(tokenId, msg.sender);

        _giveBack(params.token0, held0);
        _giveBack(params.token1, held1);
    }
    // #endregion mint

    // #region payment
    /// @dev The manager pulls from its caller, which is this contract.
    function _take(address token, uint256 amount) private returns (uint256 heldBefore) {
        heldBefore = IERC20(token).balanceOf(address(this));
        TransferHelper.safeTransferFrom(token, msg.sender, address(this), amount);
        TransferHelper.safeApprove(token, address(positionManager), amount);
    }

    /// @dev By balances: the manager pays with ETH of its own, if it has any, before it pulls WETH.
    function _giveBack(address token, uint256 heldBefore) private {
        TransferHelper.safeApprove(token, address(positionManager), 0);
        uint256 unspent = IERC20(token).balanceOf(address(this)).sub(heldBefore);
        if (unspent > 0) TransferHelper.safeTransfer(token, msg.sender, unspent);
    }
    // #endregion payment

    // #region collect
    /// @notice Pays all that the position owes, fees and removed liquidity, to its depositor.
    function collect(uint256 tokenId)
        external
        onlyDepositor(tokenId)
        returns (uint256 amount0, uint256 amount1)
    {
        return
            positionManager.collect(
                INonfungiblePositionManager.CollectParams({
                    tokenId: tokenId,
                    recipient: msg.sender,
                    amount0Max: type(uint128).max,
                    amount1Max: type(uint128).max
                })
            );
    }
    // #endregion collect

    // #region decrease
    /// @notice Turns liquidity into tokens that the position owes. `collect` pays them.
    function decreaseLiquidity(INonfungiblePositionManager.DecreaseLiquidityParams calldata params)
        external
        onlyDepositor(params.tokenId)
        returns (uint256 amount0, uint256 amount1)
    {
        return positionManager.decreaseLiquidity(params);
    }
    // #endregion decrease

    // #region increase
    /// @notice Adds the depositor's tokens to the position. Approve the desired amounts first.
    function increaseLiquidity(INonfungiblePositionManager.IncreaseLiquidityParams calldata params)
        external
        onlyDepositor(params.tokenId)
        returns (
            uint128 liquidity,
            uint256 amount0,
            uint256 amount1
        )
    {
        (, , address token0, address token1) =
            IPositionTokens(address(positionManager)).positions(params.tokenId);
        uint256 held0 = _take(token0, params.amount0Desired);
        uint256 held1 = _take(token1, params.amount1Desired);

        (liquidity, amount0, amount1) = positionManager.increaseLiquidity(params);

        _giveBack(token0, held0);
        _giveBack(token1, held1);
    }
    // #endregion increase

    // #region retrieve
    /// @notice Gives the NFT back, with its liquidity and all that it owes.
    function retrieve(uint256 tokenId) external onlyDepositor(tokenId) {
        // Before the transfer, which calls the depositor: it may deposit again at once.
        delete depositorOf[tokenId];
        emit Retrieved(tokenId, msg.sender);
        positionManager.safeTransferFrom(address(this), msg.sender, tokenId);
    }
    // #endregion retrieve
}

// #region tokens
/// @dev The first four of a position's twelve values: to decode all, solc 0.7.6 needs the optimizer.
interface IPositionTokens {
    function positions(uint256 tokenId)
        external
        view
        returns (
            uint96 nonce,
            address operator,
            address token0,
            address token1
        );
}
// #endregion tokens
