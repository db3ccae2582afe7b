// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '@openzeppelin/contracts/token/ERC721/IERC721.sol';
import '@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol';

/// @notice What the fake NFT robs. It exists to be attacked: never deposit anything of worth.
contract UncheckedKeeper is IERC721Receiver {
    IERC721 public immutable positionManager;
    mapping(uint256 => address) public depositorOf;

    constructor(IERC721 positionManager_) {
        positionManager = positionManager_;
    }

    // #region demo-only unchecked
    // demo-only: whoever calls this becomes the depositor of somebody else's position.
    function onERC721Received(
        address,
        address from,
        uint256 tokenId,
        bytes calldata
    ) external override returns (bytes4) {
        depositorOf[tokenId] = from;
        return this.onERC721Received.selector;
    }
    // #endregion unchecked

    function retrieve(uint256 tokenId) external {
        require(msg.sender == depositorOf[tokenId], 'only the depositor');
        delete depositorOf[tokenId];
        positionManager.safeTransferFrom(address(this), msg.sender, tokenId);
    }
}
