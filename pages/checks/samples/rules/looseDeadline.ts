import type {Call, Code, Expression} from '../code';
import {evaluateNumber} from '../evaluate';
import {isClockCall} from '../evaluateCall';
import {resolve} from '../resolve';
import {subjectOf, type Rule} from './rule';
import {isClock, NOW_SECONDS} from '../wellKnownValue';
import {wordsOf} from './wordsOf';

/** Refuses a deadline that is always met: the time of inclusion itself, or a time far away. */
export const looseDeadline: Rule = (code) =>
  code.values.flatMap((named) => {
    const fault = isDeadline(named.name) && faultOf(named.value, code);
    return fault
      ? {
          line: named.line,
          fault: `${subjectOf(named)} ${fault}`,
          instead:
            code.language === 'solidity'
              ? 'take the deadline from the caller, who computes it before signing'
              : 'add the seconds of some minutes to the time at which the client signs',
        }
      : [];
  });

const isDeadline = (identifier: string): boolean => wordsOf(identifier).includes('deadline');

function faultOf(value: Expression, code: Code): string | undefined {
  const isRelative = readsClock(value, code);
  if (code.language === 'solidity' && isRelative) return ALWAYS_MET;
  const seconds = evaluateNumber(value, code);
  if (seconds === undefined) return;
  if (seconds === NOW_SECONDS) return ALWAYS_MET;
  if (seconds > 500n * NOW_SECONDS && seconds < 2_000n * NOW_SECONDS) {
    return 'is in milliseconds, which are seconds of a far future';
  }
  if (seconds > 2n * NOW_SECONDS) return 'never ends';
  return isRelative && seconds > NOW_SECONDS + DAY
    ? 'is more than a day ahead, until when any price can come'
    : undefined;
}

const ALWAYS_MET = 'is the time at which the transaction is included, which is always met';

const DAY = 86_400n;

/** Whether a time is counted from now; what a contract calls now is the time of inclusion. */
function readsClock(expression: Expression, code: Code): boolean {
  const resolved = resolve(expression, code);
  switch (resolved.kind) {
    case 'name':
    case 'member':
      return isClock(resolved.name);
    case 'operation':
      // A comparison of times is no time.
      return (
        ARITHMETIC.has(resolved.operator) &&
        resolved.operands.some((operand) => readsClock(operand, code))
      );
    case 'call':
      return isClockCall(resolved) || partsOf(resolved).some((part) => readsClock(part, code));
    case 'other':
      return resolved.parts.some((part) => readsClock(part, code));
    default:
      return false;
  }
}

const ARITHMETIC: ReadonlySet<string> = new Set(['+', '-', '*', '/', '%']);

const partsOf = ({receiver, arguments: all}: Call): Expression[] =>
  receiver ? [receiver, ...all] : all;
