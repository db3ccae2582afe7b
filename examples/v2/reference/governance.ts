import assert from 'node:assert/strict';
import {
  encodeAbiParameters,
  formatEther,
  hexToBigInt,
  keccak256,
  parseAbiParameters,
  parseEventLogs,
  parseSignature,
  toHex,
} from 'viem';
import {client, clientOf, confirm, run} from '../../support/chain';
import {tester} from './support/contracts';
import {governor, timelock, uni} from './support/governance';

const voter = client.account.address;
const delaySeconds = 4n * 86_400n; // what the proposal sets

const mine = (blocks: bigint) => tester.mine({blocks: Number(blocks)});

/** Moves the last block for votes of a proposal to the newest one: mining them all takes minutes. */
async function endVoting(id: bigint): Promise<void> {
  const fields = encodeAbiParameters(parseAbiParameters('uint256, uint256'), [id, 3n]);
  const endBlock = hexToBigInt(keccak256(fields)) + 8n; // ninth field of a proposal in storage
  const value = toHex(await client.getBlockNumber(), {size: 32});
  const index = toHex(endBlock, {size: 32});
  await tester.setStorageAt({address: governor.address, index, value});
}

async function printState(id: bigint): Promise<void> {
  const state = await client.readContract({...governor, functionName: 'state', args: [id]});
  console.log(`state ${state}`);
}

run(async () => {
  // #region delegate
  // UNI counts once it is delegated, be it to its holder.
  await confirm(await client.writeContract({...uni, functionName: 'delegate', args: [voter]}));
  // #endregion delegate

  // #region delegate-by-signature
  const holder = clientOf(1); // signs, and sends nothing
  const owner = [holder.account.address] as const;
  const nonce = await client.readContract({...uni, functionName: 'nonces', args: owner});
  const expiry = (await client.getBlock()).timestamp + 600n;
  const signature = await holder.signTypedData({
    domain: {name: 'Uniswap', chainId: 1, verifyingContract: uni.address},
    primaryType: 'Delegation',
    types: {
      Delegation: [
        {name: 'delegatee', type: 'address'},
        {name: 'nonce', type: 'uint256'},
        {name: 'expiry', type: 'uint256'},
      ],
    },
    message: {delegatee: voter, nonce, expiry},
  });
  const {r, s, yParity} = parseSignature(signature);
  const delegation = [voter, nonce, expiry, 27 + yParity, r, s] as const;
  await confirm(
    await client.writeContract({...uni, functionName: 'delegateBySig', args: delegation}),
  );
  const votes = await client.readContract({
    ...uni,
    functionName: 'getCurrentVotes',
    args: [voter],
  });
  console.log(`votes ${formatEther(votes)} UNI`);
  // #endregion delegate-by-signature
  await mine(1n); // the governor asks for the votes of the block before

  // #region propose
  const calldata = encodeAbiParameters(parseAbiParameters('uint256'), [delaySeconds]);
  const proposal = [
    [timelock.address], // whom the Timelock calls: here itself
    [0n], // with how much wei
    ['setDelay(uint256)'], // the function, hashed to a selector by the Timelock
    [calldata], // its arguments, without a selector
    'Wait 4 days before what has passed takes effect',
  ] as const;
  const {logs} = await confirm(
    await client.writeContract({...governor, functionName: 'propose', args: proposal}),
  );
  const [created] = parseEventLogs({abi: governor.abi, eventName: 'ProposalCreated', logs});
  assert(created);
  const {id, startBlock, endBlock} = created.args;
  console.log(`proposal ${id}, open for ${endBlock - startBlock} blocks`);
  // #endregion propose
  await printState(id);

  // #region vote
  await mine(2n); // votes open in the block after startBlock
  await printState(id);
  await confirm(
    await client.writeContract({...governor, functionName: 'castVote', args: [id, true]}),
  );
  await endVoting(id); // of the local chain; elsewhere one waits
  await mine(1n);
  await printState(id);
  // #endregion vote

  // #region queue
  const queued = await confirm(
    await client.writeContract({...governor, functionName: 'queue', args: [id]}),
  );
  const [event] = parseEventLogs({
    abi: governor.abi,
    eventName: 'ProposalQueued',
    logs: queued.logs,
  });
  assert(event);
  const {eta} = event.args; // Unix time in seconds
  const {timestamp} = await client.getBlock({blockNumber: queued.blockNumber});
  console.log(`queued, may be executed after ${eta - timestamp} s`);
  // #endregion queue
  await printState(id);

  // #region execute
  await tester.setNextBlockTimestamp({timestamp: eta});
  await confirm(await client.writeContract({...governor, functionName: 'execute', args: [id]}));
  const delay = await client.readContract({...timelock, functionName: 'delay'});
  console.log(`executed, the delay is now ${delay} s`);
  // #endregion execute
  await printState(id);
});
