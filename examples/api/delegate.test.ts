import {concatHex, encodeFunctionData, erc20Abi} from 'viem';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import type {Node} from '../../packages/sandbox/chain/startAnvil';
import {startAnvil} from '../../packages/sandbox/chain/startAnvil';
import {savedState} from '../../sandbox/savedState';

/** The local chain with the rules of Prague, as delegations need them. */
let node: Node;

beforeAll(async () => {
  const {contents, stateFile} = await savedState({});
  const {timestampSeconds} = contents.block;
  const saved = {stateFile, timestampSeconds};
  node = await startAnvil({port: 0, chainId: contents.chainId, saved, hardfork: 'prague'});
  // Tests share a worker's modules: one before may have left the client of another endpoint.
  vi.resetModules();
  vi.stubEnv('RPC_URL', node.url);
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  return node.stop();
});

test('swaps in one transaction from a delegated account, and takes the delegation back', async () => {
  const {account, client} = await import('../support/chain');
  const {deploy} = await import('../support/contract');
  const {delegate, delegateOf, undelegate} = await import('./support/delegate');
  const {batchAbi, batchAccount, swapCalls, weth} = await import('./support/batch');

  const contract = await deploy(batchAccount);
  const read = {...weth, abi: erc20Abi, functionName: 'balanceOf', args: [account]} as const;
  const before = await client.readContract(read);
  const batch = {calls: await swapCalls(), revertOnFailure: true};
  const data = encodeFunctionData({abi: batchAbi, functionName: 'execute', args: [batch]});

  await delegate(contract, data);
  expect(await client.readContract(read)).toBe(before + 498251621566649025n);
  const code = concatHex(['0xef0100', contract]).toLowerCase();
  expect(await client.getCode({address: account})).toBe(code);
  expect(await delegateOf(account)).toBe(contract.toLowerCase());

  await undelegate();
  expect(await client.getCode({address: account})).toBeUndefined();
});

test('keeps the delegation of a transaction that reverts', async () => {
  const {account, client} = await import('../support/chain');
  const {deploy} = await import('../support/contract');
  const {delegateOf, undelegate} = await import('./support/delegate');
  const {batchAbi, batchAccount, swapCalls} = await import('./support/batch');

  const contractAddress = await deploy(batchAccount);
  const batch = {calls: (await swapCalls()).slice(2), revertOnFailure: true};
  const data = encodeFunctionData({abi: batchAbi, functionName: 'execute', args: [batch]});
  const authorization = await client.signAuthorization({contractAddress, executor: 'self'});
  const transaction = {to: account, data, authorizationList: [authorization], gas: 1_000_000n};
  const hash = await client.sendTransaction(transaction);

  const {status} = await client.waitForTransactionReceipt({hash});
  expect(status).toBe('reverted');
  expect(await delegateOf(account)).toBe(contractAddress.toLowerCase());
  // A delegation of one's own takes two nonces, and anvil counts one while it still lists what it has mined.
  const count = (blockTag: 'latest' | 'pending') =>
    client.getTransactionCount({address: account, blockTag});
  await expect.poll(() => count('pending')).toBe(await count('latest'));
  await undelegate();
});
