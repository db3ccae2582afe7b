import {toSignificant} from '../../protocol/decimal';
import {multiply, powerOfTen, rational, type Rational} from '../../protocol/rational';

/** Where something is drawn: these numbers place points, and are no results. */
export type Point = readonly [x: number, y: number];

export type Line = {label: string; colour: 1 | 2 | 3; points: readonly Point[]};

/** A vertical line with a word. */
export type Mark = {label: string; x: number};

/** A drawing, and the same as text. */
export type Picture = {
  /** What it shows, in one sentence. */
  caption: string;
  /** What the axes count, with units; without `y`, marks stand on a ruler. */
  x: string;
  y?: string;
  lines: readonly Line[];
  marks?: readonly Mark[];
  table: {head: readonly string[]; rows: readonly (readonly string[])[]};
};

/** A value as a place in a picture. */
export const placeOf = (value: Rational): number =>
  Number(toSignificant(value, {digits: 17n, rounding: 'half'}));

/** Raw units of a token as a place in a picture, in whole tokens. */
export const placeOfAmount = (raw: bigint, decimals: bigint): number =>
  placeOf(multiply(rational(raw), powerOfTen(-decimals)));

/** Some of many rows, the first and the last included, so that a table stays readable. */
export const everyNth = <Row>(rows: readonly Row[], nth: number): Row[] =>
  rows.filter((_, index) => index % nth === 0 || index === rows.length - 1);
