import {decodeAbiParameters, encodeAbiParameters, type AbiParameter, type Hex} from 'viem';
import type {Layout} from './explanation';

const WORD = 32;

/** Values of bytes with their layout, or what is wrong with the bytes. */
export type Decoded = {values: readonly unknown[]; layout: Layout} | {fault: string};

/** Reads bytes, in lower-case hex, as these parameters. */
export function decodeArguments(parameters: readonly AbiParameter[], data: Hex): Decoded {
  if (parameters.length === 0) return {values: [], layout: {kind: 'standard', tail: data}};
  const [needed, given] = [headBytes(parameters), data.length / 2 - 1];
  if (given < needed) {
    return {fault: `The arguments need at least ${needed} bytes; ${given} are there.`};
  }
  try {
    const values = decodeAbiParameters(parameters, data) as readonly unknown[];
    return {values, layout: layoutOf({parameters, values, data})};
  } catch {
    return {
      fault: `The ${given} bytes of arguments are cut or changed: an offset, length or value does not fit (${parameters.map(({type, name}) => `${type} ${name ?? ''}`.trim()).join(', ')}).`,
    };
  }
}

type Laid = {parameters: readonly AbiParameter[]; values: readonly unknown[]; data: Hex};

function layoutOf({parameters, values, data}: Laid): Layout {
  try {
    const standard = encodeAbiParameters(parameters, values);
    if (data.startsWith(standard)) {
      return {kind: 'standard', tail: `0x${data.slice(standard.length)}`};
    }
  } catch {
    // A number above its type's range decodes, and no encoder writes it.
  }
  return {kind: 'kept', bytes: data};
}

/** Bytes before the first value of a length of its own: 32 for each word. */
const headBytes = (parameters: readonly AbiParameter[]): number =>
  parameters.reduce((sum, one) => sum + (isDynamic(one) ? WORD : staticBytes(one)), 0);

function staticBytes(parameter: AbiParameter): number {
  const array = /^(.*)\[(\d+)\]$/.exec(parameter.type);
  if (array) return Number(array[2]) * staticBytes({...parameter, type: array[1] ?? ''});
  return 'components' in parameter ? headBytes(parameter.components) : WORD;
}

function isDynamic(parameter: AbiParameter): boolean {
  if (/^(bytes|string)$|\[\]/.test(parameter.type)) return true;
  return 'components' in parameter && parameter.components.some(isDynamic);
}
