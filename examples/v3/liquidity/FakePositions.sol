// SPDX-License-Identifier: GPL-2.0-or-later
pragma solidity =0.7.6;

import '@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol';

// #region attack
/// @notice Tells a keeper that the caller deposits a position, which is neither here nor the caller's.
contract FakePositions {
    function attack(IERC721Receiver keeper, uint256 tokenId) external {
        keeper.onERC721Received(msg.sender, msg.sender, tokenId, '');
    }
}
// #endregion attack
