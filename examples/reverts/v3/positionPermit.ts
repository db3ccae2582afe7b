import {parseSignature, toHex} from 'viem';
import {mintDirectly} from '../../v3/liquidity/support/mintPosition';
import {client, clientOf, reverts, run} from '../support/reproduce';
import {manager} from './support/manager';
import {deadlineIn} from './support/router';

const owner = client.account.address;
const stranger = clientOf(2);
const spender = clientOf(1).account.address;

const domain = {
  name: 'Uniswap V3 Positions NFT-V1',
  version: '1',
  chainId: 1,
  verifyingContract: manager.address,
} as const;
const types = {
  Permit: [
    {name: 'spender', type: 'address'},
    {name: 'tokenId', type: 'uint256'},
    {name: 'nonce', type: 'uint256'},
    {name: 'deadline', type: 'uint256'},
  ],
} as const;

run(async () => {
  const tokenId = await mintDirectly();
  const deadline = await deadlineIn(600n);
  const permit = {...manager, functionName: 'permit'} as const;
  const signature = await stranger.signTypedData({
    ...{domain, types, primaryType: 'Permit'},
    message: {spender, tokenId, nonce: 0n, deadline},
  });
  const {r, s, yParity} = parseSignature(signature);
  const v = 27 + yParity;

  // #region permit-expired
  await reverts('Permit expired', {
    ...permit,
    args: [spender, tokenId, await deadlineIn(-1n), v, r, s],
  });
  // #endregion permit-expired

  // #region approval-to-current-owner
  await reverts('ERC721Permit: approval to current owner', {
    ...permit,
    args: [owner, tokenId, deadline, v, r, s],
  });
  // #endregion approval-to-current-owner

  // #region unauthorized
  // The account that signed does not own the position.
  await reverts('Unauthorized', {...permit, args: [spender, tokenId, deadline, v, r, s]});
  // #endregion unauthorized

  // #region invalid-signature
  // `r` is 0, which no signature has, so nothing can be recovered from it.
  await reverts('Invalid signature', {
    ...permit,
    args: [spender, tokenId, deadline, v, toHex(0, {size: 32}), s],
  });
  // #endregion invalid-signature
});
