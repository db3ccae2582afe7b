import type {GoldenRow} from './parseGolden';

/** A row with what search gave. */
export type AnsweredRow = {
  row: GoldenRow;
  /** The addresses found, the best first. */
  results: readonly string[];
  /** The place of the first that answers, from 1. */
  rank: number | undefined;
};

/** How well a set of queries is answered; all but the count are shares from 0 to 1. */
export type Scores = {
  count: number;
  /** Answered by the first result. */
  first: number;
  /** Led by the first result to a page that answers, be it to another section of it. */
  page: number;
  /** Answered by one of the first three. */
  third: number;
  /** Mean reciprocal rank among ten. */
  reciprocal: number;
  /** Without any result. */
  empty: number;
};

const LISTED = 10;

/** The scores of rows that were asked. */
export function scoresOf(answered: readonly AnsweredRow[]): Scores {
  const share = (value: (one: AnsweredRow) => number): number =>
    answered.length === 0
      ? 0
      : answered.reduce((sum, one) => sum + value(one), 0) / answered.length;
  const within = (most: number) => share(({rank}) => Number((rank ?? Infinity) <= most));
  return {
    count: answered.length,
    first: within(1),
    page: share(({row, results}) => Number(isOnPage(results[0], row.accepted))),
    third: within(3),
    reciprocal: share(({rank}) => (rank && rank <= LISTED ? 1 / rank : 0)),
    empty: share(({results}) => Number(results.length === 0)),
  };
}

const isOnPage = (address: string | undefined, accepted: readonly string[]): boolean =>
  accepted.some((one) => address !== undefined && pageOf(one) === pageOf(address));

const pageOf = (address: string): string | undefined => address.split('#')[0];
