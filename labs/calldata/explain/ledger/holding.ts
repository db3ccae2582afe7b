import type {Move, Portion, Range} from './move';

/** What the contract holds of a token. */
export type Holding = Range & {
  /** Swaps whose result is in it, and which nothing has limited so far. */
  open: ReadonlySet<Move>;
  /** The last step that brought some of it. */
  from?: Move;
  /** Whether it is the ether of the transaction, of which the amount is not known. */
  isAssumed?: boolean;
};

export const NOTHING: Holding = {low: 0n, high: 0n, open: new Set()};

/** What the contract holds after more has arrived. */
export const plus = (holding: Holding, more: Holding): Holding => ({
  low: holding.low + more.low,
  high:
    holding.high === undefined || more.high === undefined ? undefined : holding.high + more.high,
  open: new Set([...holding.open, ...more.open]),
  from: more.from ?? holding.from,
});

/** What the contract holds where one or the other is the case. */
export const either = (one: Holding, other: Holding): Holding => ({
  low: one.low < other.low ? one.low : other.low,
  high: highest(one.high, other.high),
  open: new Set([...one.open, ...other.open]),
  from: one.from ?? other.from,
  isAssumed: one.isAssumed && other.isAssumed,
});

function highest(one: bigint | undefined, other: bigint | undefined): bigint | undefined {
  if (one === undefined || other === undefined) return undefined;
  return one > other ? one : other;
}

/** What leaves of a holding, and what remains. */
export function split({low, high}: Range, portion: Portion): {taken: Range; rest: Range} {
  if (portion === 'all') return {taken: {low, high}, rest: {low: 0n, high: 0n}};
  if ('exactly' in portion) {
    const {exactly} = portion;
    return {
      taken: {low: exactly, high: exactly},
      rest: {low: less(low, exactly), high: high === undefined ? high : less(high, exactly)},
    };
  }
  if ('upTo' in portion) {
    const {upTo} = portion;
    return {
      taken: {low: 0n, high: upTo},
      rest: {low: upTo === undefined ? 0n : less(low, upTo), high},
    };
  }
  const [share, whole] = portion.share;
  const part = (amount: bigint) => (amount * share) / whole;
  return {
    taken: {low: part(low), high: high === undefined ? high : part(high)},
    rest: {low: low - part(low), high: high === undefined ? high : high - part(high)},
  };
}

const less = (from: bigint, amount: bigint): bigint => (from > amount ? from - amount : 0n);
