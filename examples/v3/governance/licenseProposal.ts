import assert from 'node:assert/strict';
import {concat, keccak256, parseEventLogs, stringToBytes, toFunctionSelector, type Hex} from 'viem';
import {labelhash, namehash} from 'viem/ens';
import {account, client, confirm} from '../../support/chain';
import {runOnSandbox} from '../../support/runOnSandbox';
import {createName, encodedByViem, label, name, parent, writeText} from './support/calls';
import {bravoAbi, governor, governorAbi, proposal, uni, uniAbi} from './support/governor';

// #region hash
/** The hash of one part of a name. */
const hashLabel = (part: string): Hex => keccak256(stringToBytes(part));

/** The node of a whole name: begins with zeros and takes in one label after the other, last first. */
const hashName = (whole: string): Hex =>
  whole
    .split('.')
    .reduceRight<Hex>(
      (node, part) => keccak256(concat([node, hashLabel(part)])),
      `0x${'00'.repeat(32)}`,
    );
// #endregion hash

function printHashes(): void {
  for (const part of ['uniswap', 'v3-core-license-date', label]) {
    assert.equal(hashLabel(part), labelhash(part));
    console.log(`label  ${part}\n  ${hashLabel(part)}`);
  }
  for (const whole of [parent, `v3-core-license-date.${parent}`, name]) {
    assert.equal(hashName(whole), namehash(whole));
    console.log(`node   ${whole}\n  ${hashName(whole)}`);
  }
}

function printSelectors(): void {
  const [propose, , , vote] = governorAbi;
  const [bravoPropose, bravoVote] = bravoAbi;
  console.log(
    `propose   Alpha ${toFunctionSelector(propose)}  Bravo ${toFunctionSelector(bravoPropose)}`,
  );
  console.log(
    `castVote  Alpha ${toFunctionSelector(vote)}  Bravo ${toFunctionSelector(bravoVote)}`,
  );
}

async function main(): Promise<void> {
  printHashes();
  assert.deepEqual([createName.calldata, writeText.calldata], encodedByViem);
  printSelectors();

  // #region delegate
  const delegation = {address: uni, abi: uniAbi, functionName: 'delegate'} as const;
  await confirm(await client.writeContract({...delegation, args: [account]}));
  // #endregion delegate

  // #region propose
  const contract = {address: governor, abi: governorAbi} as const;
  const hash = await client.writeContract({...contract, functionName: 'propose', args: proposal});
  const {logs} = await confirm(hash);
  const [created] = parseEventLogs({abi: governorAbi, eventName: 'ProposalCreated', logs});
  // #endregion propose
  if (!created) throw new Error(`${hash} created no proposal`);

  // #region verify
  const proposalId = created.args.id;
  const actions = await client.readContract({
    ...contract,
    functionName: 'getActions',
    args: [proposalId],
  });
  assert.deepEqual(actions, proposal.slice(0, 4));
  // #endregion verify
  const args = [proposalId] as const;
  const state = await client.readContract({...contract, functionName: 'state', args});
  console.log(`proposal  ${proposalId} with ${actions[0].length} calls, state ${state} (pending)`);
}

runOnSandbox('makes a proposal that is an example', main);
