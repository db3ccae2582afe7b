import {formatUnits, grouped} from '../../../../src/protocol/decimal';
import type {Token, Words} from './names';
import {priceText} from './priceText';
import {boundsOf} from './readInteger';
import {tokenOf, type Named, type PageTokens} from './tokenOf';
import {isTime, isWei, wholePartsOf} from './units';

type Kind = {
  type: string;
  name: string;
  unit?: string;
};

/** What a number's unit may refer to. */
export type Surroundings = {words: Words; named: Named; tokens: PageTokens};

/** A value as people write it: `1.5 WETH`, `0.3%`, a date, the name of an address; nothing where it has no other form. */
export function humanOf(value: unknown, kind: Kind, given: Surroundings): string | undefined {
  if (typeof value === 'bigint') return numberText(value, kind, given);
  if (kind.type === 'address' && typeof value === 'string') {
    return given.words.nameOf.get(value.toLowerCase());
  }
  return undefined;
}

function numberText(
  value: bigint,
  {type, name, unit = ''}: Kind,
  given: Surroundings,
): string | undefined {
  const {least, most} = boundsOf(type);
  if (value !== 0n && (value === most || value === least)) {
    return `the ${value === most ? 'greatest' : 'least'} ${type}`;
  }
  const parts = wholePartsOf(unit);
  if (parts) return `${formatUnits(value * 100n, BigInt(`${parts}`.length - 1))}%`;
  if (isTime(unit)) return timeText(value);
  if (unit.startsWith('√') || isTick(name, type))
    return priceText(value, {isTick: type === 'int24'}, given);
  const token = isWei(unit) ? ETHER : tokenIn(unit, given);
  return token && `${grouped(formatUnits(value, BigInt(token.decimals)))} ${token.symbol}`;
}

/** Whether a value is a tick, not a number or a spacing of ticks. */
const isTick = (name: string, type: string): boolean =>
  type === 'int24' && /tick/i.test(name) && !/spacing/i.test(name);

const ETHER = {symbol: 'ETH', decimals: 18};

function tokenIn(
  unit: string,
  {words, named, tokens}: Surroundings,
): Pick<Token, 'symbol' | 'decimals'> | undefined {
  if (/^shares\b.*18 decimals/.test(unit)) return {symbol: 'shares', decimals: 18};
  const address = tokenOf(unit, named, tokens);
  return address && words.tokenAt.get(address.toLowerCase());
}

/** A time of UTC, `2026-01-02 00:31:12 UTC`; nothing for what is no date of this age. */
const timeText = (seconds: bigint): string | undefined =>
  seconds > 0n && seconds < LATEST
    ? `${new Date(Number(seconds) * 1_000).toISOString().slice(0, 19).replace('T', ' ')} UTC`
    : undefined;

/** The year 10000: later dates have no form of four digits. */
const LATEST = 253_402_300_800n;
