import {concat, type Hex, numberToHex, parseAbi, slice, zeroHash} from 'viem';
import {deployRelease2_1_0} from '../../universal-router/support/deployRelease2_1_0';
import {client, confirm, reverts, run} from '../support/reproduce';

const abi = parseAbi([
  'function executeSigned(bytes commands, bytes[] inputs, bytes32 intent, bytes32 data, bool verifySender, bytes32 nonce, bytes signature, uint256 deadline) payable',
]);
const named = (name: string, type: string) => ({name, type});
const ExecuteSigned = [
  named('commands', 'bytes'),
  named('inputs', 'bytes[]'),
  named('intent', 'bytes32'),
  named('data', 'bytes32'),
  named('sender', 'address'),
  named('nonce', 'bytes32'),
  named('deadline', 'uint256'),
];

run(async () => {
  const router = {address: await deployRelease2_1_0(), abi}; // 2.0 has no executeSigned
  const nonce = numberToHex(1, {size: 32});
  const deadline = (await client.getBlock()).timestamp + 600n;
  const signature = await client.signTypedData({
    domain: {
      ...{name: 'UniversalRouter', version: '2', chainId: 1},
      verifyingContract: router.address,
    },
    primaryType: 'ExecuteSigned',
    types: {ExecuteSigned},
    message: {
      ...{commands: '0x', inputs: [], intent: zeroHash, data: zeroHash},
      ...{sender: client.account.address, nonce, deadline},
    },
  });
  const execute = (signed: Hex) =>
    ({
      ...router,
      functionName: 'executeSigned',
      args: ['0x', [], zeroHash, zeroHash, true, nonce, signed, deadline],
    }) as const;

  // #region ecdsa-invalid-signature
  // The last byte is 27 or 28 in a signature that recovers to an account.
  const wrongEnd = concat([slice(signature, 0, 64), '0x02']);
  await reverts('ECDSAInvalidSignature()', execute(wrongEnd));
  // #endregion ecdsa-invalid-signature

  // #region ecdsa-invalid-signature-length
  await reverts('ECDSAInvalidSignatureLength(uint256)', execute(slice(signature, 0, 64)));
  // #endregion ecdsa-invalid-signature-length

  // #region ecdsa-invalid-signature-s
  // The second 32 bytes are in the upper half of the curve's order.
  const upperHalf = concat([slice(signature, 0, 32), `0x${'ff'.repeat(32)}`, '0x1b']);
  await reverts('ECDSAInvalidSignatureS(bytes32)', execute(upperHalf));
  // #endregion ecdsa-invalid-signature-s

  // #region nonce-already-used
  await confirm(await client.writeContract(execute(signature)));
  await reverts('NonceAlreadyUsed()', execute(signature));
  // #endregion nonce-already-used
});
