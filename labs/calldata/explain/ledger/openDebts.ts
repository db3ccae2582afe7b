import type {Currency, Portion, Range} from './move';

/** What the contract owes the PoolManager, as far as calldata says. */
export type OpenDebts = {
  add: (currency: Currency, amount: Range) => void;
  /** Ends a debt, and says how much is paid for that. */
  close: (currency: Currency) => Portion;
  /** Pays so much of a debt, or an unknown amount; what exceeds it becomes a credit. */
  pay: (currency: Currency, amount: bigint | undefined) => Range | undefined;
  /** From here on, there are debts and credits in currencies that calldata does not name. */
  becomeUnknown: () => void;
  areUnknown: () => boolean;
};

const NONE: Range = {low: 0n, high: 0n};

/** Debts of a list of actions, which begins without any. */
export function openDebts(): OpenDebts {
  const debts = new Map<Currency, Range>();
  let areUnknown = false;
  const debtOf = (currency: Currency): Range => {
    const {low, high} = debts.get(currency) ?? NONE;
    return {low, high: areUnknown ? undefined : high};
  };
  return {
    add: (currency, {low, high}) => {
      const before = debts.get(currency) ?? NONE;
      debts.set(currency, {low: before.low + low, high: sum(before.high, high)});
    },
    close: (currency) => {
      const {low, high} = debtOf(currency);
      debts.delete(currency);
      return low === high ? {exactly: low} : {upTo: high};
    },
    pay: (currency, amount) => {
      const {low, high} = debtOf(currency);
      debts.set(currency, {
        low: rest(low, amount ?? low),
        high: high === undefined ? high : rest(high, amount ?? 0n),
      });
      if (amount === undefined) return {low: 0n, high: undefined};
      return high !== undefined && amount <= low
        ? undefined
        : {low: high === undefined ? 0n : rest(amount, high), high: rest(amount, low)};
    },
    becomeUnknown: () => {
      areUnknown = true;
    },
    areUnknown: () => areUnknown,
  };
}

const sum = (one: bigint | undefined, other: bigint | undefined): bigint | undefined =>
  one === undefined || other === undefined ? undefined : one + other;

const rest = (from: bigint, amount: bigint): bigint => (from > amount ? from - amount : 0n);
