import type {AbiFunction, Hex} from 'viem';
import {decodeFunctionResult, encodeFunctionData, toHex} from 'viem/utils';
import type {Address} from '../values/names';
import {revertOf, type Ask} from './ask';

/** A call of a function, with the values that viem takes. */
export type FunctionCall = {
  abi: AbiFunction;
  to: Address;
  from: Address;
  values: readonly unknown[];
  valueWei: bigint;
};

/** What came of a call: returned values, a revert with its data, or bytes that are not of the function's types. */
export type CallResult =
  | {kind: 'returned'; values: readonly unknown[]; data: Hex}
  | {kind: 'reverted'; data?: Hex; message: string}
  | {kind: 'unreadable'; data: Hex};

/** Calls a function at the last block without a transaction. */
export async function callFunction(call: FunctionCall, ask: Ask): Promise<CallResult> {
  let data: Hex;
  try {
    data = (await ask('eth_call', [requestOf(call), 'latest'])) as Hex;
  } catch (cause) {
    return {kind: 'reverted', ...revertOf(cause)};
  }
  return readResult(call.abi, data);
}

/** The fields of a call as JSON-RPC has them; throws where a value does not fit its type. */
export const requestOf = ({abi, to, from, values, valueWei}: FunctionCall) => ({
  from,
  to,
  data: encodeFunctionData({abi: [abi], functionName: abi.name, args: values}),
  ...(valueWei > 0n && {value: toHex(valueWei)}),
});

function readResult(abi: AbiFunction, data: Hex): CallResult {
  const {outputs} = abi;
  if (outputs.length === 0) return {kind: 'returned', values: [], data};
  try {
    const result: unknown = decodeFunctionResult({abi: [abi], functionName: abi.name, data});
    return {
      kind: 'returned',
      values: outputs.length === 1 ? [result] : (result as unknown[]),
      data,
    };
  } catch {
    return {kind: 'unreadable', data};
  }
}
