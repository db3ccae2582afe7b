import type {AbiParameter, Hex} from 'viem';
import {elementOf} from './fieldsOf';

const WORD = 32;

/**
 * How many bytes parameters take when they are read, each byte as often as an offset leads to it.
 * The count ends soon above `most`: a few kilobytes may hold offsets to gigabytes.
 */
export function countDecodedBytes(
  parameters: readonly AbiParameter[],
  {data, most}: {data: Hex; most: number},
): number {
  const numberAt = (at: number): number =>
    Number(`0x0${data.slice(2 + 2 * at, 2 + 2 * (at + WORD))}`);

  /** Of values that stand one after the other, each itself or as its offset from where they begin. */
  function ofRow(row: Iterable<AbiParameter>, from: number): number {
    let [sum, at] = [0, from];
    for (const one of row) {
      const size = headBytes([one]);
      sum += size + (isDynamic(one) ? ofValue(one, from + numberAt(at)) : 0);
      at += size;
      if (sum > most) break;
    }
    return sum;
  }

  function ofValue(parameter: AbiParameter, at: number): number {
    const element = elementOf(parameter);
    if (!element) {
      if ('components' in parameter) return ofRow(parameter.components, at);
      return WORD + numberAt(at);
    }
    const length = /\[(\d+)\]$/.exec(parameter.type)?.[1];
    return length === undefined
      ? WORD + ofRow(repeated(element, numberAt(at)), at + WORD)
      : ofRow(repeated(element, Number(length)), at);
  }

  return ofRow(parameters, 0);
}

function* repeated<Value>(value: Value, times: number): Generator<Value> {
  for (let count = 0; count < times; count += 1) yield value;
}

/** Bytes before the first value of a length of its own: 32 for each word. */
export const headBytes = (parameters: readonly AbiParameter[]): number =>
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
