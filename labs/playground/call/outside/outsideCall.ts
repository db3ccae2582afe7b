import type {AbiFunction, AbiParameter} from 'viem';
import type {Address} from '../values/names';

/** A call as code outside of the page makes it: the same call without a transaction, or as one. */
export type OutsideCall = {
  abi: AbiFunction;
  address: Address;
  from: Address;
  values: readonly unknown[];
  valueWei: bigint;
  as: 'call' | 'transaction';
};

/** Whether a function only reads. */
export const isReading = ({stateMutability}: AbiFunction): boolean =>
  stateMutability === 'view' || stateMutability === 'pure';

/** The value at a place of a tuple, which encoders take by names or by places. */
export const componentOf = (value: unknown, {name = ''}: AbiParameter, index: number): unknown =>
  Array.isArray(value) ? (value[index] as unknown) : (value as Record<string, unknown>)[name];

/** The type of a list's items; nothing for what is no list. */
export const itemOf = (parameter: AbiParameter): AbiParameter | undefined => {
  const type = /^(.*)\[\d*\]$/.exec(parameter.type)?.[1];
  return type === undefined ? undefined : ({...parameter, type} as AbiParameter);
};
