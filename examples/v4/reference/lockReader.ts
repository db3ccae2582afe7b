import {encodeFunctionData, formatUnits, parseAbi, parseUnits, zeroAddress} from 'viem';
import {client, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {errorOf} from '../support/errorOf';
import {manager} from '../support/manager';
import {usdc} from '../support/pool';

const abi = parseAbi([
  'struct State { bool isUnlocked; uint256 openDeltas; int256 delta; address synced; uint256 reserves; }',
  'function read(address token) view returns (State state)',
  'function borrow(address token, uint256 amount) returns (State[])',
  'function unlockCallback(bytes data) returns (bytes)',
]);
const unlockAbi = parseAbi(['function unlock(bytes data) returns (bytes result)']);
const amount = parseUnits('1000', usdc.decimals);
const dollars = (value: bigint) => `${formatUnits(value, usdc.decimals)} USDC`;

run(async () => {
  const source = {file: 'examples/v4/reference/LockReader.sol', contract: 'LockReader'};
  const reader = {address: await deploy(source, [manager.address]), abi} as const;

  // #region outside
  const ask = {...reader, functionName: 'read', args: [usdc.address]} as const;
  const outside = await client.readContract(ask);
  console.log(`outside: unlocked ${outside.isUnlocked}, open deltas ${outside.openDeltas}`);
  // #endregion outside

  // #region inside
  const borrow = {...reader, functionName: 'borrow', args: [usdc.address, amount]} as const;
  const {result: states} = await client.simulateContract(borrow);
  const steps = ['unlock', 'take', 'sync', 'settle'];
  for (const [place, state] of states.entries()) {
    console.log(
      `after ${steps[place]}: unlocked ${state.isUnlocked}, open deltas ${state.openDeltas}, delta ${dollars(state.delta)}`,
    );
    const synced = state.synced === zeroAddress ? 'none' : 'USDC';
    console.log(`  synced ${synced}, reserves ${dollars(state.reserves)}`);
  }
  // #endregion inside

  // #region refused
  const forged = encodeFunctionData({abi, functionName: 'unlockCallback', args: ['0x']});
  console.log(`a stranger calls back: ${await errorOf({to: reader.address, data: forged})}`);
  const unlock = encodeFunctionData({abi: unlockAbi, functionName: 'unlock', args: ['0x']});
  console.log(`an account unlocks: ${await errorOf({to: manager.address, data: unlock})}`);
  // #endregion refused
});
