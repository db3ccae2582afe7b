import type {GoldenRow} from './parseGolden';

/** A row with what search gave. */
export type AskedRow = {
  row: GoldenRow;
  /** The addresses found, the best first. */
  found: readonly string[];
  /** The place of the first that answers, from 1. */
  rank: number | undefined;
};

/** How well a set of queries is answered; all but the count are shares from 0 to 1. */
export type Scores = {
  count: number;
  /** QueryAnswer by the first result. */
  first: number;
  /** Led by the first result to a page that answers, be it to another section of it. */
  page: number;
  /** QueryAnswer by one of the first three. */
  third: number;
  /** Mean reciprocal rank among ten. */
  reciprocal: number;
  /** Without any result. */
  empty: number;
};

const LISTED = 10;

/** The scores of rows that were asked. */
export function scoresOf(asked: readonly AskedRow[]): Scores {
  const share = (value: (one: AskedRow) => number): number =>
    asked.length === 0 ? 0 : asked.reduce((sum, one) => sum + value(one), 0) / asked.length;
  const within = (most: number) => share(({rank}) => Number((rank ?? Infinity) <= most));
  return {
    count: asked.length,
    first: within(1),
    page: share(({row, found}) => Number(isOnPage(found[0], row.accepted))),
    third: within(3),
    reciprocal: share(({rank}) => (rank && rank <= LISTED ? 1 / rank : 0)),
    empty: share(({found}) => Number(found.length === 0)),
  };
}

const isOnPage = (address: string | undefined, accepted: readonly string[]): boolean =>
  accepted.some((one) => address !== undefined && pageOf(one) === pageOf(address));

const pageOf = (address: string): string | undefined => address.split('#')[0];
