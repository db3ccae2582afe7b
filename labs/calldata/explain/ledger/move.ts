import type {Address} from 'viem';
import type {Step, Warning} from '../explanation';

/** A token by its address in lower case, or ether. */
export type Currency = Address | 'ether';

/** What the contract holds: a currency, or a credit in one with v4's PoolManager. */
export type Token = Currency | `credit ${string}`;

/** The credit in a currency. */
export const creditOf = (currency: Currency): Token => `credit ${currency}`;

/** Whether a token is a credit with the PoolManager. */
export const isCredit = (token: Token): token is `credit ${string}` => token.startsWith('credit ');

/** The currency of what is held. */
export const currencyOf = (token: Token): Currency =>
  (isCredit(token) ? token.slice('credit '.length) : token) as Currency;

/** Smallest units of a token, from `low` to `high`; without `high` there is no known end. */
export type Range = {low: bigint; high: bigint | undefined};

/** How much of what the contract holds leaves it; a share is a numerator and a denominator. */
export type Portion =
  'all' | {exactly: bigint} | {upTo: bigint | undefined} | {share: readonly [bigint, bigint]};

/** Tokens that a step moves; without `takes` the caller or the pools pay. */
export type Move = {
  kind: 'move';
  step: Step;
  /** What leaves the contract; `orCaller`: the caller pays where the contract holds too little. */
  takes?: {token: Token; portion: Portion; least?: bigint; orCaller?: boolean};
  gives?: {token: Token; isKept: boolean; amount: Range | 'what is taken'};
  /** Of a swap whose limit limits nothing: which of the two, and what to say of it. */
  unlimited?: {
    limit: 'minimum' | 'maximum';
    warning: Warning;
    /** Of a swap of all that is held: whether a limit of the price counts for so much. */
    isLimited?: (amountIn: bigint) => boolean;
  };
  /** What to say of a swap whose limit may be effective. */
  note?: string;
};

/** A step that is not read: it may take anything that the contract holds. */
export type ClosedStep = {kind: 'closed'};

/** Moves in order; a plan that may fail may also have moved nothing. */
export type Plan = {kind: 'plan'; moves: readonly (Move | ClosedStep | Plan)[]; mayFail: boolean};
