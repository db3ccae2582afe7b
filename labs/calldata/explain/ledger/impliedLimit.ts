import {routeOf} from '../routeOf';
import {tokenOf, type Reader} from './stepReader';

const HOP_UNIT = 10n ** 36n;
const PRICE_UNIT = 1n << 192n;

/** Smallest units that come out, and go in, where a price is exactly at its limit. */
type Price = readonly [bought: bigint, sold: bigint];

/** The least that limits of the price leave of an exact input; nothing where there is no such limit. */
export const impliedMinimum = (reader: Reader, amountIn: bigint): bigint =>
  largest(
    pricesOf(reader).map(([bought, sold]) => (sold === 0n ? 0n : (amountIn * bought) / sold)),
  );

/** The most that an exact output may cost by limits of the price, if it has one. */
export const impliedMaximum = (reader: Reader, amountOut: bigint): bigint | undefined =>
  pricesOf(reader)
    .filter(([bought]) => bought > 0n)
    .map(([bought, sold]) => (amountOut * sold) / bought)
    .reduce<bigint | undefined>((least, one) => (least && least < one ? least : one), undefined);

/** Whether a swap stops at a limit of the price, with only a part of its amount. */
export const stopsAtPrice = ({number}: Reader): boolean => number('sqrtPriceLimitX96') > 0n;

const pricesOf = (reader: Reader): readonly Price[] => [...poolPrice(reader), ...hopPrice(reader)];

/** The limit of SwapRouter's and SwapRouter02's swaps of one pool: token1 for token0. */
function poolPrice(reader: Reader): readonly Price[] {
  if (!stopsAtPrice(reader)) return [];
  const {step, facts, number} = reader;
  const hop = routeOf(step.name, facts)?.[0];
  if (!hop) return [];
  const square = number('sqrtPriceLimitX96') ** 2n;
  return [tokenOf(hop.from) < tokenOf(hop.to) ? [square, PRICE_UNIT] : [PRICE_UNIT, square]];
}

/** The limits of each hop, which count from release 2.1.1 on. */
function hopPrice({facts, context}: Reader): readonly Price[] {
  const field = facts.get('minHopPriceX36');
  // A swap of one v4 pool has one limit, not a list.
  const prices = field?.parts ?? (field && field.raw !== '0' ? [field] : []);
  if (context.version !== '2.1.1' || prices.length === 0) return [];
  return [
    prices.reduce<Price>(
      ([bought, sold], {raw}) => [bought * BigInt(raw), sold * HOP_UNIT],
      [1n, 1n],
    ),
  ];
}

const largest = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((most, one) => (one > most ? one : most), 0n);
