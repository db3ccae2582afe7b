import type {Abi, AbiParameter} from 'viem';

/** A function as the Vyper of 2018 wrote it into an ABI. */
type VyperFunction = {
  type: 'function';
  name: string;
  constant: boolean;
  payable: boolean;
  inputs: readonly AbiParameter[];
  outputs: readonly AbiParameter[];
};

/**
 * An ABI in the form of today: the Vyper of v1 tells `constant` and `payable` in place of the
 * mutability, and calls each returned value `out`, though its source names none.
 */
export const abiOf = (abi: Abi): Abi =>
  (abi as readonly (Abi[number] | VyperFunction)[]).map((item) =>
    item.type === 'function' && !('stateMutability' in item) ? current(item) : item,
  );

function current({type, name, constant, payable, inputs, outputs}: VyperFunction): Abi[number] {
  return {
    type,
    name,
    inputs,
    outputs: outputs.map((value) => ({...value, name: value.name === 'out' ? '' : value.name})),
    stateMutability: constant ? 'view' : payable ? 'payable' : 'nonpayable',
  };
}
