import {formatEther, parseEther} from 'viem';
import {deployPublished} from '../../reverts/support/published';
import {printFailure} from '../../sdk/support/printFailure';
import {client, clientOf, confirm, run} from '../../support/chain';
import {actAs, factory, tester} from './support/contracts';
import {feeToSetter, timelock, uni, vesterAbi} from './support/governance';

const recipient = clientOf(3).account.address;
const total = parseEther('1000');

run(async () => {
  // #region fees
  const account = await actAs(timelock.address);
  const toggle = {...feeToSetter, account, functionName: 'toggleFees', args: [true]} as const;
  await printFailure('before vestingEnd', () => client.simulateContract(toggle));
  const vestingEnd = await client.readContract({...feeToSetter, functionName: 'vestingEnd'});
  await tester.setNextBlockTimestamp({timestamp: vestingEnd});
  await confirm(await client.writeContract(toggle));
  const feeTo = await client.readContract({...factory, functionName: 'feeTo'});
  const keeper = await client.readContract({...feeToSetter, functionName: 'feeTo'});
  console.log(`from vestingEnd on              feeTo of the factory is FeeTo: ${feeTo === keeper}`);
  // #endregion fees

  // #region vesting
  const start = (await client.getBlock()).timestamp + 100n;
  const [cliff, end] = [start + 250n, start + 1_000n];
  const file = '@uniswap/governance/build/TreasuryVester.json';
  const address = await deployPublished(file, [uni.address, recipient, total, start, cliff, end]);
  const fill = {...uni, functionName: 'transfer', args: [address, total]} as const;
  await confirm(await client.writeContract(fill));

  const claim = {address, abi: vesterAbi, functionName: 'claim'} as const;
  await printFailure('before the cliff', () => client.simulateContract(claim));
  const args = [recipient] as const;
  const before = await client.readContract({...uni, functionName: 'balanceOf', args});
  await tester.setNextBlockTimestamp({timestamp: start + 500n});
  await confirm(await client.writeContract(claim));
  const got = (await client.readContract({...uni, functionName: 'balanceOf', args})) - before;
  console.log(`after 500 of 1000 s             ${formatEther(got)} of ${formatEther(total)} UNI`);
  // #endregion vesting
});
