import {type Hex, keccak256, numberToHex, stringToHex, zeroHash} from 'viem';
import {client, clientOf, confirm, run} from '../support/chain';
import {usdc} from '../v3/swaps/support/tokens';
import {command} from './support/commands';
import {encode, planOf, router} from './support/router';

const named = (name: string, type: string) => ({name, type});
const signer = client.account.address;
const relay = clientOf(1);

run(async () => {
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
