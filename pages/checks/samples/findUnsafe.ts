import {pastDeadline} from './pastDeadline';
import {lineAt, withoutComments} from './readCode';
import type {Rule} from './rule';
import {spotPriceOracle} from './spotPriceOracle';
import {unboundOwner} from './unboundOwner';
import {uncheckedCallback} from './uncheckedCallback';
import {unlimitedAllowance} from './unlimitedAllowance';
import {zeroMinimum} from './zeroMinimum';

/** A place that loses money, why, and the safe form. */
export type Unsafe = {line: number; fault: string; instead: string};

const RULES: readonly Rule[] = [
  zeroMinimum,
  pastDeadline,
  uncheckedCallback,
  spotPriceOracle,
  unlimitedAllowance,
  unboundOwner,
];

/** What in a sample would lose money if a reader copied it; languages are named as fences name them. */
export function findUnsafe(source: string, language: string): Unsafe[] {
  const kind = /^sol/.test(language)
    ? 'solidity'
    : /^([mc]?[jt]s|[jt]sx|typescript|javascript)$/.test(language) && 'script';
  if (!kind) return [];
  const code = withoutComments(source);
  return RULES.flatMap((rule) => rule({code, language: kind}))
    .map(({index, ...unsafe}) => ({line: lineAt(code, index), ...unsafe}))
    .sort((one, other) => one.line - other.line);
}
