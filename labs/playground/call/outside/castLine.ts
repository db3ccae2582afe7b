import type {AbiParameter} from 'viem';
import {componentOf, isReading, itemOf, type OutsideCall} from './outsideCall';
import {castSignature} from './signature';

/** A call as a line of cast for a POSIX shell; the endpoint, and of a transaction the key, come from the environment. */
export function castLine({abi, address, from, values, valueWei, as}: OutsideCall): string {
  const texts = abi.inputs.map((input, index) => castValue(values[index], input, false));
  const isSent = as === 'transaction';
  const words = [
    `cast ${isSent ? 'send' : 'call'} --rpc-url "$RPC_URL"`,
    ...(isSent ? ['--private-key "$PRIVATE_KEY"'] : isReading(abi) ? [] : [`--from ${from}`]),
    ...(valueWei > 0n ? [`--value ${valueWei}`] : []),
    address,
    quoted(castSignature({...abi, ...(isSent && {outputs: []})})),
    // What begins with a dash would be read as an option.
    ...(texts.some((text) => text.startsWith('-')) ? ['--'] : []),
    ...texts.map(quoted),
  ];
  return words.join(' ');
}

/** A value as cast reads it: lists in square brackets, tuples in round ones, texts inside of both in quotes. */
function castValue(value: unknown, parameter: AbiParameter, isInside: boolean): string {
  const item = itemOf(parameter);
  if (item) return `[${(value as unknown[]).map((one) => castValue(one, item, true)).join(',')}]`;
  if ('components' in parameter) {
    const parts = parameter.components.map((component, index) =>
      castValue(componentOf(value, component, index), component, true),
    );
    return `(${parts.join(',')})`;
  }
  return parameter.type === 'string' && isInside ? JSON.stringify(value) : String(value);
}

/** A word of a shell; single quotes keep everything but themselves. */
const quoted = (text: string): string =>
  /^[\w.:/-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
