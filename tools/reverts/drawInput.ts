import type {AbiParameter, Address, Hex} from 'viem';
import {concatHex, numberToHex, padHex} from 'viem';

/** Where the values of generated calls come from. */
export type Draw = {
  /** A whole number from 0 to below `limit`, the same in every run. */
  below: (limit: number) => number;
  /** Tokens, accounts and contracts of the sandbox. */
  addresses: readonly Address[];
  timestampSeconds: bigint;
};

/** A generator of numbers with a fixed seed (mulberry32). */
export function createDraw(seed: number): Draw['below'] {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/** A value of a type: a boundary, something that the sandbox holds, or any bits. */
export function drawValue(parameter: AbiParameter, draw: Draw): unknown {
  const {type} = parameter;
  const [, element, length] = /^(.*)\[(\d*)\]$/.exec(type) ?? [];
  if (element !== undefined) {
    const count = length ? Number(length) : draw.below(4);
    return Array.from({length: count}, () => drawValue({...parameter, type: element}, draw));
  }
  if ('components' in parameter) {
    return parameter.components.map((component) => drawValue(component, draw));
  }
  if (type === 'address') return pick(draw.addresses, draw);
  if (type === 'bool') return draw.below(2) === 1;
  if (type === 'string') return 'text'.repeat(draw.below(3));
  if (type === 'bytes') return drawBytes(draw);
  if (type.startsWith('bytes'))
    return padHex(numberToHex(draw.below(3)), {size: Number(type.slice(5))});
  return drawNumber(type, draw);
}

function drawNumber(type: string, draw: Draw): bigint | number {
  const bits = Number(/\d+/.exec(type)?.[0] ?? 256);
  const isSigned = type.startsWith('int');
  const most = 2n ** BigInt(isSigned ? bits - 1 : bits) - 1n;
  const drawn = pick(
    [...EDGES, draw.timestampSeconds + 600n, most, most - 1n, most / 2n, anyBits(draw)],
    draw,
  );
  const value = drawn > most ? drawn % (most + 1n) : drawn;
  const signed = isSigned && draw.below(2) === 1 ? -value : value;
  // viem takes small integers as numbers.
  return bits <= 48 ? Number(signed) : signed;
}

/** Fees, ticks, ids, amounts, and prices at both ends. */
const EDGES: readonly bigint[] = [
  0n,
  1n,
  2n,
  60n,
  100n,
  120n,
  500n,
  887_220n,
  887_273n,
  3_000n,
  10_000n,
  1_000_000n,
  10n ** 18n,
  4_295_128_739n,
  4_295_128_740n,
  2n ** 96n,
  2n ** 127n,
  2n ** 128n,
  1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_341n,
];

function anyBits(draw: Draw): bigint {
  const word = BigInt(
    Array.from({length: 8}, () => draw.below(2 ** 32)).reduce(
      (text, part) => text + part.toString(16).padStart(8, '0'),
      '0x',
    ),
  );
  return word >> BigInt(draw.below(256));
}

/** Nothing, a path of one or two pools, or any bytes. */
function drawBytes(draw: Draw): Hex {
  const hop = (): Hex[] => [
    numberToHex(pick([500, 3_000, 10_000], draw), {size: 3}),
    pick(draw.addresses, draw),
  ];
  const path = concatHex([pick(draw.addresses, draw), ...hop(), ...(draw.below(2) ? hop() : [])]);
  const any = concatHex(
    Array.from({length: draw.below(130) + 1}, () => numberToHex(draw.below(256), {size: 1})),
  );
  return pick<Hex>(['0x', path, path, any], draw);
}

export function pick<Value>(values: readonly Value[], draw: Pick<Draw, 'below'>): Value {
  const value = values[draw.below(values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}
