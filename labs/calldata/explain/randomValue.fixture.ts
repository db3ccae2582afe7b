import {getAddress, type AbiParameter, type Hex} from 'viem';
import {elementOf} from './fieldsOf';

/** Numbers from 0 to below 1, the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from 0 to below a limit. */
export const below = (limit: number, random: () => number): number => Math.floor(random() * limit);

/** Random bytes as hex. */
export const randomBytes = (count: number, random: () => number): Hex =>
  `0x${Array.from({length: count}, () => below(256, random).toString(16).padStart(2, '0')).join('')}`;

/** A value of a type, in the form that an encoder takes. */
export function randomValue(parameter: AbiParameter, random: () => number): unknown {
  const {type} = parameter;
  const element = elementOf(parameter);
  if (element) {
    const fixed = /\[(\d+)\]$/.exec(type)?.[1];
    const length = fixed === undefined ? below(4, random) : Number(fixed);
    return Array.from({length}, () => randomValue(element, random));
  }
  if ('components' in parameter) return parameter.components.map((one) => randomValue(one, random));
  if (type === 'bool') return random() < 0.5;
  if (type === 'address') return getAddress(randomBytes(20, random));
  if (type === 'string') return 'text '.repeat(below(20, random));
  if (type === 'bytes') return randomBytes(below(100, random), random);
  const size = Number(/\d+$/.exec(type)?.[0] ?? 256);
  if (type.startsWith('bytes')) return randomBytes(size, random);
  return randomNumber(type, {bits: BigInt(size), random});
}

/** Small numbers, large ones, and both ends of the range. */
function randomNumber(type: string, {bits, random}: {bits: bigint; random: () => number}): bigint {
  const isSigned = type.startsWith('int');
  const most = 2n ** (isSigned ? bits - 1n : bits) - 1n;
  const choice = below(4, random);
  if (choice === 0) return 0n;
  if (choice === 1) return most;
  const value = BigInt(randomBytes(Number(bits) / 8, random)) & most;
  return isSigned && choice === 3 ? -value : value;
}
