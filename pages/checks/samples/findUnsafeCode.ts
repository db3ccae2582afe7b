import type {Code} from './code';
import {looseDeadline} from './rules/looseDeadline';
import type {Rule, UnsafeCode} from './rules/rule';
import {spotPriceOracle} from './rules/spotPriceOracle';
import {unboundOwner} from './rules/unboundOwner';
import {uncheckedCallback} from './rules/uncheckedCallback';
import {unlimitedAllowance} from './rules/unlimitedAllowance';
import {wholeSlippage} from './rules/wholeSlippage';
import {zeroMinimum} from './rules/zeroMinimum';

const RULES: readonly Rule[] = [
  zeroMinimum,
  wholeSlippage,
  looseDeadline,
  uncheckedCallback,
  spotPriceOracle,
  unlimitedAllowance,
  unboundOwner,
];

/** What in a sample would lose money if a reader copied it, in the order of its lines. */
export const findUnsafeCode = (code: Code): UnsafeCode[] =>
  RULES.flatMap((rule) => rule(code)).sort((one, other) => one.line - other.line);
