import {type Address, type Hex, zeroHash} from 'viem';
import {chain} from '../../support/chain';
import {client, clientOf, confirm, deploy, reverts, run} from '../support/reproduce';
import {deadline, mintPosition, positions} from './support/positions';

run(async () => {
  const id = await mintPosition();
  const {address: owner} = client.account;
  const {address: other} = clientOf(1).account;

  // #region signature-deadline-expired
  await reverts('SignatureDeadlineExpired()', {
    ...positions,
    functionName: 'permit',
    args: [other, id, 1n, 0n, '0x'],
  });
  // #endregion signature-deadline-expired

  /** A call that lets another account act for an owner, by a signature. */
  const permit = (signature: Hex, signer: Address = owner) =>
    ({
      ...positions,
      functionName: 'permitForAll',
      args: [signer, other, true, deadline, 0n, signature],
    }) as const;

  // #region invalid-signature-length
  // A signature has 64 or 65 bytes.
  await reverts('InvalidSignatureLength()', permit('0x12'));
  // #endregion invalid-signature-length

  // #region invalid-signature
  // 65 zero bytes are a signature of nobody.
  await reverts('InvalidSignature()', permit(`${zeroHash}${'0'.repeat(66)}`));
  // #endregion invalid-signature

  // #region invalid-signer
  // The owner signs `approved: false`, and the call says true.
  const signed = await client.signTypedData({
    domain: {
      name: 'Uniswap v4 Positions NFT',
      chainId: chain.id,
      verifyingContract: positions.address,
    },
    types: {
      PermitForAll: [
        {name: 'operator', type: 'address'},
        {name: 'approved', type: 'bool'},
        {name: 'nonce', type: 'uint256'},
        {name: 'deadline', type: 'uint256'},
      ],
    },
    primaryType: 'PermitForAll',
    message: {operator: other, approved: false, nonce: 0n, deadline},
  });
  await reverts('InvalidSigner()', permit(signed));
  // #endregion invalid-signer

  // #region invalid-contract-signature
  // The owner is a contract, which says that it has not signed.
  const wallet = await deploy({
    file: 'examples/reverts/permit2/RefusingWallet.sol',
    contract: 'RefusingWallet',
  });
  await reverts('InvalidContractSignature()', permit('0x', wallet));
  // #endregion invalid-contract-signature

  // #region nonce-already-used
  // A nonce is revoked, and revoked again.
  const revoke = {...positions, functionName: 'revokeNonce', args: [7n]} as const;
  await confirm(await client.writeContract(revoke));
  await reverts('NonceAlreadyUsed()', revoke);
  // #endregion nonce-already-used
});
