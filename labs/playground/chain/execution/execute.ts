import type {EVM, EVMResult} from '@ethereumjs/evm';
import {Address, bytesToHex} from '@ethereumjs/util';
import {bytesOf, type Hex, lower, ZERO_ADDRESS} from '../hex';
import type {Log} from '../saved';
import type {EvmState} from '../state/evmState';
import type {State} from '../state/state';
import {blockOf, type Environment} from './environment';
import {haltOf} from './halts';
import {type AccessList, intrinsicGas} from './intrinsicGas';

/** What executes, with its state. */
export type Machine = {evm: EVM; state: State; evmState: EvmState};

export type Message = {
  from: Hex;
  /** Nothing for the creation of a contract. */
  to?: Hex;
  data: Uint8Array;
  /** In wei. */
  value: bigint;
  gas: bigint;
  /** What the sender pays, in wei per gas. */
  price: bigint;
  accessList: AccessList;
};

export type Outcome = {
  /** What ended it: nothing, a revert with data, or a halt in anvil's words. */
  end: 'success' | 'revert' | {halt: string};
  output: Uint8Array;
  /** After refunds. */
  gasUsed: bigint;
  /** Before refunds. */
  gasSpent: bigint;
  logs: readonly Log[];
  /** The address of the contract that it was to create. */
  created?: Hex;
};

/** Executes a message as a transaction of a block and changes the state; the sender can pay for it. */
export async function execute(
  {evm, state, evmState}: Machine,
  message: Message,
  environment: Environment,
): Promise<Outcome> {
  const {from, to, data, value, gas, price} = message;
  const intrinsic = intrinsicGas(message);
  if (gas < intrinsic) return outOfGas(gas);

  evm.journal.cleanJournal();
  evmState.begin();
  warm(evm, message);
  const sender = state.get(from);
  state.set(from, {nonce: sender.nonce + 1n, balance: sender.balance - gas * price});
  await evmState.checkpoint();
  const result = await evm.runCall({
    block: blockOf(environment),
    gasPrice: price,
    caller: addressOf(from),
    gasLimit: gas - intrinsic,
    ...(to && {to: addressOf(to)}),
    value,
    data,
    skipNonceIncrement: true,
  });
  await evmState.commit();

  const gasSpent = intrinsic + result.execResult.executionGasUsed;
  const gasUsed = gasSpent - refundOf(result, gasSpent);
  for (const address of result.execResult.selfdestruct?.keys() ?? []) state.delete(address);
  state.set(from, {balance: state.get(from).balance + (gas - gasUsed) * price});
  payMiner(state, (price - environment.baseFee) * gasUsed);
  // EIP-161: an account that was touched and is empty is none.
  await evm.journal.cleanup();
  return outcomeOf(result, {gasSpent, gasUsed, isCreation: !to});
}

const addressOf = (address: Hex): Address => new Address(bytesOf(address));

const outOfGas = (gas: bigint): Outcome => ({
  end: {halt: 'OutOfGas'},
  output: new Uint8Array(0),
  gasUsed: gas,
  gasSpent: gas,
  logs: [],
});

/** What costs little from the start: sender, target, miner, precompiles, and the access list. */
function warm({journal, precompiles}: EVM, {from, to, accessList}: Message): void {
  for (const address of precompiles.keys()) journal.addAlwaysWarmAddress(address);
  for (const address of [from, ZERO_ADDRESS, ...(to ? [to] : [])]) {
    journal.addAlwaysWarmAddress(address);
  }
  for (const {address, storageKeys} of accessList) {
    journal.addAlwaysWarmAddress(lower(address));
    for (const key of storageKeys) journal.addAlwaysWarmSlot(lower(address), lower(key));
  }
}

/** At most a fifth of what was spent (EIP-3529). */
function refundOf({execResult}: EVMResult, gasSpent: bigint): bigint {
  const refund = execResult.gasRefund ?? 0n;
  return refund < gasSpent / 5n ? refund : gasSpent / 5n;
}

function payMiner(state: State, wei: bigint): void {
  if (wei > 0n) state.set(ZERO_ADDRESS, {balance: state.get(ZERO_ADDRESS).balance + wei});
}

type Gas = {gasSpent: bigint; gasUsed: bigint; isCreation: boolean};

function outcomeOf({execResult, createdAddress}: EVMResult, gas: Gas): Outcome {
  const {isCreation, gasSpent, gasUsed} = gas;
  return {
    end: endOf(execResult),
    output: execResult.returnValue,
    gasUsed,
    gasSpent,
    logs: (execResult.logs ?? []).map(([address, topics, data]) => ({
      address: bytesToHex(address),
      topics: topics.map((topic) => bytesToHex(topic)),
      data: bytesToHex(data),
    })),
    ...(isCreation && createdAddress && {created: createdAddress.toString()}),
  };
}

function endOf({exceptionError, runState}: EVMResult['execResult']): Outcome['end'] {
  if (!exceptionError) return 'success';
  const {error} = exceptionError;
  return error === 'revert'
    ? 'revert'
    : {halt: haltOf(error, runState?.code[runState.programCounter])};
}
