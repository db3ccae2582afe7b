import {type Hex, keccak256, numberToHex, parseAbi, stringToHex, zeroHash} from 'viem';
import {client, clientOf, confirm, run} from '../support/chain';
import {usdc} from '../v3/swaps/support/tokens';
import {command} from './support/commands';
import {deployRelease2_1_0} from './support/deployRelease2_1_0';
import {encode, planOf} from './support/router';

const named = (name: string, type: string) => ({name, type});
const signer = client.account.address;
const relay = clientOf(1);
const abi = parseAbi([
  'function executeSigned(bytes commands, bytes[] inputs, bytes32 intent, bytes32 data, bool verifySender, bytes32 nonce, bytes signature, uint256 deadline) payable',
  'function noncesUsed(address user, bytes32 nonce) view returns (bool used)',
]);

run(async () => {
  // 2.0 has no executeSigned, and no package holds 2.1.1 or 2.1.2, which have it.
  const router = {address: await deployRelease2_1_0(), abi};
  const {timestamp} = await client.getBlock();
  const check = encode('address, address, uint256', signer, usdc.address, 1_000_000n);
  const [commands, inputs] = planOf([[command.BALANCE_CHECK_ERC20, check]]);

  // #region sign
  const types = {
    ExecuteSigned: [
      named('commands', 'bytes'),
      named('inputs', 'bytes[]'),
      named('intent', 'bytes32'),
      named('data', 'bytes32'),
      named('sender', 'address'),
      named('nonce', 'bytes32'),
      named('deadline', 'uint256'),
    ],
  };
  const message = {
    ...{commands, inputs, intent: keccak256(stringToHex('check')), data: zeroHash},
    sender: relay.account.address, // who may send it, as verifySender is true below
    nonce: numberToHex(1, {size: 32}), // any value that was not used; their order is free
    deadline: timestamp + 600n,
  };
  const signature = await client.signTypedData({
    domain: {
      ...{name: 'UniversalRouter', version: '2', chainId: 1},
      verifyingContract: router.address,
    },
    primaryType: 'ExecuteSigned',
    types,
    message,
  });
  // #endregion sign

  // #region execute-signed
  const {intent, data, nonce, deadline} = message;
  const hash = await relay.writeContract({
    ...router,
    functionName: 'executeSigned',
    args: [commands, inputs, intent, data, true, nonce, signature, deadline],
  });
  await confirm(hash);
  const used = (of: Hex) =>
    client.readContract({...router, functionName: 'noncesUsed', args: [signer, of]});
  console.log(`nonce 1 used: ${await used(nonce)}`);
  console.log(`nonce 2 used: ${await used(numberToHex(2, {size: 32}))}`);
  // #endregion execute-signed
});
