import {
  keccak256,
  slice,
  stringToBytes,
  toEventSelector,
  toFunctionSelector,
  toEventSignature,
  toFunctionSignature,
  type Abi,
  type AbiEvent,
  type AbiParameter,
  type Hex,
} from 'viem';
import type {Contract, Member, Parameter, Struct} from '../model';
import {declarationOf} from './declaration';

/** The members that an ABI holds, with their selectors and topics; text is joined to them later. */
export function membersOf(abi: Abi, kind?: Contract['kind']): Member[] {
  return abi.flatMap((item): Member[] => {
    switch (item.type) {
      case 'function':
        return [
          member({
            ...common(item.name, item.inputs),
            kind: 'function',
            ...(kind === 'library'
              ? librarySelector(item.name, item.inputs)
              : {signature: toFunctionSignature(item), selector: toFunctionSelector(item)}),
            mutability: item.stateMutability,
            returns: item.outputs.map(parameter),
          }),
        ];
      case 'event':
        return [
          member({
            ...common(item.name, item.inputs),
            kind: 'event',
            signature: toEventSignature(item),
            selector: toEventSelector(item),
          }),
        ];
      case 'error':
        return [
          member({
            ...common(item.name, item.inputs),
            kind: 'error',
            signature: errorSignature(item.name, item.inputs),
            selector: toFunctionSelector(errorSignature(item.name, item.inputs)),
          }),
        ];
      case 'constructor':
        return [
          member({
            ...common('constructor', item.inputs),
            kind: 'constructor',
            signature: `constructor(${item.inputs.map(({type}) => type).join(',')})`,
            mutability: item.stateMutability,
          }),
        ];
      default:
        return [];
    }
  });
}

/** A library is called by the names of structs, not by their fields; its ABI does not say so. */
export function librarySelector(
  name: string,
  inputs: readonly AbiParameter[],
): {signature: string; selector: Hex} {
  const types = inputs.map((input) => ('components' in input ? typeName(input) : input.type));
  const signature = `${name}(${types.join(',')})`;
  return {signature, selector: slice(keccak256(stringToBytes(signature)), 0, 4)};
}

/** The structs that the values of an ABI are made of, each once. */
export function structsOf(abi: Abi): Struct[] {
  const structs = new Map<string, Struct>();
  const visit = (value: AbiParameter): void => {
    if (!('components' in value)) return;
    const name = typeName(value).replace(/(\[\d*\])+$/, '');
    structs.set(name, {name, fields: value.components.map(parameter)});
    value.components.forEach(visit);
  };
  for (const item of abi) {
    if ('inputs' in item) item.inputs.forEach(visit);
    if ('outputs' in item) item.outputs.forEach(visit);
  }
  return [...structs.values()];
}

/** A value of an ABI as a caller sees it. */
export function parameter(value: AbiParameter | AbiEvent['inputs'][number]): Parameter {
  return {
    name: value.name ?? '',
    type: typeName(value),
    ...('indexed' in value && value.indexed && {isIndexed: true}),
  };
}

/** The ABI's canonical form of an error, whose arguments may be structs. */
const errorSignature = (name: string, inputs: readonly AbiParameter[]): string =>
  toFunctionSignature({type: 'function', name, inputs, outputs: [], stateMutability: 'view'});

const typeName = ({type, internalType}: AbiParameter): string =>
  (internalType ?? type).replace(/^(struct|contract|enum) /, '');

const common = (name: string, inputs: readonly AbiParameter[]) => ({
  name,
  parameters: inputs.map(parameter),
  visibility: 'external' as const,
  returns: [],
});

const member = (described: Omit<Member, 'declaration'>): Member => ({
  ...described,
  declaration: declarationOf(described),
});
