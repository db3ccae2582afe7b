import assert from 'node:assert/strict';
import {
  concat,
  encodeAbiParameters,
  keccak256,
  parseAbiParameters,
  parseUnits,
  recoverAddress,
  serializeSignature,
  toBytes,
} from 'viem';
import {printFailure} from '../../sdk/support/printFailure';
import {account, chain, client, confirm, deadlineIn, run} from '../../support/chain';
import {router02} from '../support/router02';
import {deposit, minimumsOf, signPermit, tokensOf} from './support/permit';

// #region constants
const value = parseUnits('0.001', 18); // shares have 18 decimals
const to = account;
const spender = router02.address;
// #endregion constants

run(async () => {
  const pair = await deposit();
  const read = (functionName: 'nonces' | 'balanceOf') =>
    client.readContract({...pair, functionName, args: [to]});

  // #region hashes
  const hash = (text: string) => keccak256(toBytes(text));
  const domainType = hash(
    'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)',
  );
  const separator = keccak256(
    encodeAbiParameters(parseAbiParameters('bytes32, bytes32, bytes32, uint256, address'), [
      domainType,
      hash('Uniswap V2'),
      hash('1'),
      BigInt(chain.id), // the pair computed it on its chain
      pair.address,
    ]),
  );
  const permitType = hash(
    'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
  );
  const stored = await client.readContract({...pair, functionName: 'DOMAIN_SEPARATOR'});
  const storedType = await client.readContract({...pair, functionName: 'PERMIT_TYPEHASH'});
  assert.deepEqual([separator, permitType], [stored, storedType]);
  // #endregion hashes
  console.log(`domain type  ${domainType}\npermit type  ${permitType}`);

  // #region sign
  const deadline = await deadlineIn(600n);
  const nonce = await read('nonces');
  const [v, r, s] = await signPermit(pair, {spender, value, deadline});
  // #endregion sign

  // #region digest
  const fields = parseAbiParameters('bytes32, address, address, uint256, uint256, uint256');
  const content = encodeAbiParameters(fields, [permitType, to, spender, value, nonce, deadline]);
  const digest = keccak256(concat(['0x1901', separator, keccak256(content)]));
  const signature = serializeSignature({r, s, v: BigInt(v)});
  assert.equal(await recoverAddress({hash: digest, signature}), to);
  // #endregion digest
  console.log(`signed       ${value} shares for the router, nonce ${nonce}`);

  // #region withdraw
  const {least0, least1} = await minimumsOf(pair, value);
  const withdrawal = [...(await tokensOf(pair)), value, least0, least1, to, deadline] as const;
  const call = {
    ...router02,
    functionName: 'removeLiquidityWithPermit',
    args: [...withdrawal, false, v, r, s], // false: allow exactly these shares
  } as const;
  const sharesBefore = await read('balanceOf');
  const {request, result} = await client.simulateContract(call);
  await confirm(await client.writeContract(request));
  // #endregion withdraw
  assert.equal(sharesBefore - (await read('balanceOf')), value);
  console.log(`received     ${result.join(' and ')} smallest units`);

  // #region verify
  const pairOfAccounts = [to, spender] as const;
  const left = await client.readContract({
    ...pair,
    functionName: 'allowance',
    args: pairOfAccounts,
  });
  console.log(`allowance    ${left} left, nonce ${await read('nonces')}`);
  // #endregion verify

  // #region replay
  await printFailure('the same call again', () => client.simulateContract(call));
  await printFailure('the same permit again', () =>
    client.simulateContract({
      ...pair,
      functionName: 'permit',
      args: [to, spender, value, deadline, v, r, s],
    }),
  );
  // #endregion replay
});
