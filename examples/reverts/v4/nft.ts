import {zeroAddress, zeroHash} from 'viem';
import {client, clientOf, reverts, run} from '../support/reproduce';
import {placeHook} from './support/hook';
import {mintPosition, positions} from './support/positions';

run(async () => {
  const id = await mintPosition();
  const {address: owner} = client.account;
  const {address: other} = clientOf(1).account;

  // #region not-minted
  await reverts('NOT_MINTED', {...positions, functionName: 'ownerOf', args: [999_999n]});
  // #endregion not-minted

  // #region zero-address
  await reverts('ZERO_ADDRESS', {...positions, functionName: 'balanceOf', args: [zeroAddress]});
  // #endregion zero-address

  // #region not-authorized
  // An account that is not approved moves the position.
  await reverts('NOT_AUTHORIZED', {
    ...positions,
    from: other,
    functionName: 'transferFrom',
    args: [owner, other, id],
  });
  // #endregion not-authorized

  // #region wrong-from
  await reverts('WRONG_FROM', {
    ...positions,
    functionName: 'transferFrom',
    args: [other, owner, id],
  });
  // #endregion wrong-from

  // #region invalid-recipient
  await reverts('INVALID_RECIPIENT', {
    ...positions,
    functionName: 'transferFrom',
    args: [owner, zeroAddress, id],
  });
  // #endregion invalid-recipient

  // #region unsafe-recipient
  // A contract that answers each call with zeros.
  const {hook: receiver, set} = await placeHook(0);
  await set(zeroHash);
  await reverts('UNSAFE_RECIPIENT', {
    ...positions,
    functionName: 'safeTransferFrom',
    args: [owner, receiver, id],
  });
  // #endregion unsafe-recipient

  // #region unauthorized
  await reverts('Unauthorized()', {
    ...positions,
    from: other,
    functionName: 'approve',
    args: [other, id],
  });
  // #endregion unauthorized

  // #region invalid-token-id
  await reverts('InvalidTokenId(uint256)', {
    ...positions,
    functionName: 'tokenURI',
    args: [999_999n],
  });
  // #endregion invalid-token-id
});
