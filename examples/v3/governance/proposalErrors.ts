import {account, client, confirm} from '../../support/chain';
import {runOnSandbox} from '../../support/runOnSandbox';
import {revertOf} from '../liquidity/support/revertOf';
import {governor, governorAbi, proposal, uni, uniAbi} from './support/governor';

type Proposal = typeof proposal;

const contract = {address: governor, abi: governorAbi, functionName: 'propose'} as const;

async function print(mistake: string, args: Proposal): Promise<void> {
  console.log(
    `${mistake}\n  ${await revertOf(client.simulateContract({...contract, account, args}))}`,
  );
}

async function main(): Promise<void> {
  const [targets, values, signatures, calldatas, description] = proposal;
  await print('nothing is delegated', proposal);

  const delegation = {address: uni, abi: uniAbi, functionName: 'delegate'} as const;
  await confirm(await client.writeContract({...delegation, args: [account]}));
  // The governor counts the votes of the block before.
  await confirm(await client.sendTransaction({to: account, value: 0n}));
  await print('a value is missing', [targets, values.slice(1), signatures, calldatas, description]);
  await print('there is no call', [[], [], [], [], description]);

  await confirm(await client.writeContract({...contract, args: proposal}));
  await print('a second one while the first is pending', proposal);

  // Voting starts one block after the proposal.
  await confirm(await client.sendTransaction({to: account, value: 0n}));
  await confirm(await client.sendTransaction({to: account, value: 0n}));
  await print('a second one while the first is voted on', proposal);
  const cancel = {address: governor, abi: governorAbi, functionName: 'cancel', args: [1n]} as const;
  console.log(
    `its proposer cancels the first\n  ${await revertOf(client.simulateContract({...cancel, account}))}`,
  );
}

runOnSandbox('makes a proposal that is an example', main);
