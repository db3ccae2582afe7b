import {parseAmount, parseInteger, type Parsed} from '../../../../src/protocol/parseDecimal';
import {readTime} from './readTime';

/** What the words of a number mean. */
export type NumberWords = {
  /** Decimals by the symbol of a token, in upper case. */
  decimals: ReadonlyMap<string, number>;
  /** The time of the chain's last block, in seconds. */
  nowSeconds: number;
};

type Kind = {
  /** `uint24`, `int256`. */
  type: string;
  /** What a whole is divided into, where the value is a part of one: 1,000,000 of a fee of v3. */
  wholeParts?: number;
};

/**
 * Reads a whole number as raw units, `1000000`, `0x10`, `1e18`, `max`, or as people write it:
 * `1.5 ether`, `1000 USDC`, `0.3%` of a fee, `now + 20 minutes`, `2026-01-02`.
 */
export function readInteger(text: string, kind: Kind, words: NumberWords): Parsed<bigint> {
  const bounds = boundsOf(kind.type);
  const written = text.trim().replace(/^[−–]/, '-');
  const read = readWritten(written, kind, words) ?? parseInteger(written, bounds);
  if ('problem' in read) return read;
  return read.value >= bounds.least && read.value <= bounds.most
    ? read
    : {
        problem: `Enter a value from ${bounds.least} to ${bounds.most}: ${kind.type} can hold no other.`,
      };
}

function readWritten(text: string, kind: Kind, words: NumberWords): Parsed<bigint> | undefined {
  const {least, most} = boundsOf(kind.type);
  if (/^max$/i.test(text)) return {value: most};
  if (/^min$/i.test(text)) return {value: least};
  if (/^-?0x[0-9a-f]+$/i.test(text)) return {value: fromHex(text)};
  if (text.endsWith('%')) return readPercentage(text.slice(0, -1), kind.wholeParts);
  return readTime(text, words.nowSeconds) ?? readAmount(text, words.decimals);
}

const fromHex = (text: string): bigint =>
  text.startsWith('-') ? -BigInt(text.slice(1)) : BigInt(text);

function readPercentage(text: string, wholeParts: number | undefined): Parsed<bigint> {
  if (wholeParts === undefined) {
    return {problem: 'Enter a number without %: this value is not a fraction.'};
  }
  const parts = parseAmount(text, {decimals: BigInt(`${wholeParts / 100}`.length - 1), zero: true});
  return 'problem' in parts && parts.problem.includes('digits after')
    ? {
        problem: `Enter a percentage of at most ${`${wholeParts / 100}`.length - 1} digits after the point.`,
      }
    : parts;
}

/** A number with the symbol of a token, or with a unit of ether. */
function readAmount(text: string, decimals: NumberWords['decimals']): Parsed<bigint> | undefined {
  const [, sign, number = '', symbol = ''] = /^(-?)(.*\d[.\d]*)\s*([a-z][\w.]*)$/i.exec(text) ?? [];
  if (sign === undefined || /^\d+(\.\d+)?e\d*$/i.test(text)) return undefined;
  const digits = ETHER[symbol.toLowerCase()] ?? decimals.get(symbol.toUpperCase());
  if (digits === undefined) {
    const known = [...decimals.keys()].join(', ');
    return {problem: `"${symbol}" is not a unit here. Use ether, gwei, wei or a token: ${known}.`};
  }
  const amount = parseAmount(number, {decimals: BigInt(digits), zero: true});
  return sign && 'value' in amount ? {value: -amount.value} : amount;
}

const ETHER: Partial<Record<string, number>> = {ether: 18, eth: 18, gwei: 9, wei: 0};

/** The least and the greatest value of an integer type. */
export function boundsOf(type: string): {least: bigint; most: bigint} {
  const bits = BigInt(/\d+$/.exec(type)?.[0] ?? 256);
  return type.startsWith('u')
    ? {least: 0n, most: (1n << bits) - 1n}
    : {least: -(1n << (bits - 1n)), most: (1n << (bits - 1n)) - 1n};
}
