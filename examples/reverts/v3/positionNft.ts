import {zeroAddress} from 'viem';
import {mintDirectly} from '../../v3/liquidity/support/mintPosition';
import {client, clientOf, reverts, run} from '../support/reproduce';
import {manager, unknownId} from './support/manager';
import {router} from './support/router';

const owner = client.account.address;
const friend = clientOf(1).account.address;
const stranger = clientOf(2).account.address;

run(async () => {
  const tokenId = await mintDirectly();

  // #region owner-query-for-nonexistent-token
  await reverts('ERC721: owner query for nonexistent token', {
    ...manager,
    functionName: 'ownerOf',
    args: [unknownId],
  });
  // #endregion owner-query-for-nonexistent-token

  // #region balance-query-for-the-zero-address
  await reverts('ERC721: balance query for the zero address', {
    ...manager,
    functionName: 'balanceOf',
    args: [zeroAddress],
  });
  // #endregion balance-query-for-the-zero-address

  // #region approved-query-for-nonexistent-token
  await reverts('ERC721: approved query for nonexistent token', {
    ...manager,
    functionName: 'getApproved',
    args: [unknownId],
  });
  // #endregion approved-query-for-nonexistent-token

  // #region enumerable-set-index-out-of-bounds
  // The account holds one position, whose index is 0.
  await reverts('EnumerableSet: index out of bounds', {
    ...manager,
    functionName: 'tokenOfOwnerByIndex',
    args: [owner, 1n],
  });
  // #endregion enumerable-set-index-out-of-bounds

  // #region enumerable-map-index-out-of-bounds
  await reverts('EnumerableMap: index out of bounds', {
    ...manager,
    functionName: 'tokenByIndex',
    args: [unknownId],
  });
  // #endregion enumerable-map-index-out-of-bounds

  // #region approval-to-current-owner
  await reverts('ERC721: approval to current owner', {
    ...manager,
    functionName: 'approve',
    args: [owner, tokenId],
  });
  // #endregion approval-to-current-owner

  // #region approve-caller-is-not-owner
  await reverts('ERC721: approve caller is not owner nor approved for all', {
    ...manager,
    functionName: 'approve',
    args: [friend, tokenId],
    from: stranger,
  });
  // #endregion approve-caller-is-not-owner

  // #region approve-to-caller
  await reverts('ERC721: approve to caller', {
    ...manager,
    functionName: 'setApprovalForAll',
    args: [owner, true],
  });
  // #endregion approve-to-caller

  // #region transfer-caller-is-not-owner
  await reverts('ERC721: transfer caller is not owner nor approved', {
    ...manager,
    functionName: 'transferFrom',
    args: [owner, friend, tokenId],
    from: stranger,
  });
  // #endregion transfer-caller-is-not-owner

  // #region transfer-of-token-that-is-not-own
  // The owner calls, but names another account as the one to take it from.
  await reverts('ERC721: transfer of token that is not own', {
    ...manager,
    functionName: 'transferFrom',
    args: [friend, stranger, tokenId],
  });
  // #endregion transfer-of-token-that-is-not-own

  // #region transfer-to-the-zero-address
  await reverts('ERC721: transfer to the zero address', {
    ...manager,
    functionName: 'transferFrom',
    args: [owner, zeroAddress, tokenId],
  });
  // #endregion transfer-to-the-zero-address

  // #region transfer-to-non-receiver
  // The router is a contract without `onERC721Received`.
  await reverts('ERC721: transfer to non ERC721Receiver implementer', {
    ...manager,
    functionName: 'safeTransferFrom',
    args: [owner, router.address, tokenId],
  });
  // #endregion transfer-to-non-receiver
});
