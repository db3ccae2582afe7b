import {decodeAbiParameters, encodeAbiParameters, type AbiParameter, type Hex} from 'viem';
import {countDecodedBytes, headBytes} from './countDecodedBytes';
import type {Layout} from './explanation';

/** Values may overlap in the bytes, up to so many times what the bytes hold. */
const MOST_TIMES = 2;

/** Values of bytes with their layout, or what is wrong with the bytes. */
type DecodedArguments = {values: readonly unknown[]; layout: Layout} | {fault: string};

/** Reads bytes, in lower-case hex, as these parameters. */
export function decodeArguments(parameters: readonly AbiParameter[], data: Hex): DecodedArguments {
  if (parameters.length === 0) return {values: [], layout: {kind: 'standard', tail: data}};
  const [least, size] = [headBytes(parameters), data.length / 2 - 1];
  if (size < least) {
    return {fault: `The arguments need at least ${least} bytes; there are ${size}.`};
  }
  const values = valuesOf(parameters, data);
  return values
    ? {values, layout: layoutOf({parameters, values, data})}
    : {
        fault: `The ${size} bytes of arguments are cut or changed: an offset, length or value does not fit (${parameters.map(({type, name}) => `${type} ${name ?? ''}`.trim()).join(', ')}).`,
      };
}

function valuesOf(parameters: readonly AbiParameter[], data: Hex): readonly unknown[] | undefined {
  const most = (MOST_TIMES * data.length) / 2;
  if (countDecodedBytes(parameters, {data, most}) > most) return undefined;
  try {
    return decodeAbiParameters(parameters, data) as readonly unknown[];
  } catch {
    return undefined;
  }
}

type Arguments = {parameters: readonly AbiParameter[]; values: readonly unknown[]; data: Hex};

function layoutOf({parameters, values, data}: Arguments): Layout {
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
