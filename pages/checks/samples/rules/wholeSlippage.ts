import {evaluateNumber} from '../evaluate';
import {resolve} from '../resolve';
import {subjectOf, type Rule} from './rule';
import type {Code, Expression} from '../code';
import {wordsOf} from './wordsOf';

/** Refuses a tolerance of all of the amount, which leaves a minimum of zero. */
export const wholeSlippage: Rule = (code) =>
  code.values
    .filter(({name, value}) => isTolerance(name) && isWhole(value, code))
    .map((named) => ({
      line: named.line,
      fault: `${subjectOf(named)} is 100% or more, so any price is accepted and the difference can be taken`,
      instead: 'state a part of it: new Percent(50, 10_000) is half a percent',
    }));

const isTolerance = (identifier: string): boolean =>
  wordsOf(identifier).some((word) => word === 'slippage' || word === 'tolerance');

/** `new Percent(100, 100)`; a Percent with one argument counts wholes. */
function isWhole(value: Expression, code: Code): boolean {
  const percent = resolve(value, code);
  if (percent.kind !== 'call' || percent.name !== 'Percent') return false;
  const [numerator, denominator = 1n] = percent.arguments.map((part) => evaluateNumber(part, code));
  return numerator !== undefined && numerator > 0n && numerator >= denominator;
}
