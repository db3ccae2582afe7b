import type {Code, Expression} from '../code';
import {evaluateNumber} from '../evaluate';
import type {Rule} from './rule';
import {wordsOf} from './wordsOf';

/** Refuses an allowance without a limit, given by a call or by a signed permit. */
export const unlimitedAllowance: Rule = (code) => {
  const calls = code.calls.filter(
    (call) =>
      GRANT.test(call.name) && call.arguments.some((argument) => isUnlimited(argument, code)),
  );
  const isAboutPermits = [...code.words].some((word) => wordsOf(word).some(isPermit));
  const signed = isAboutPermits
    ? code.values.filter(({name, of, value}) => !of && isAmount(name) && isUnlimited(value, code))
    : [];
  return [...calls, ...signed].map(({name, line}) => ({
    line,
    fault: `${name} grants an allowance without limit, which outlives this use and covers all that is ever held`,
    instead: 'grant the amount that this call spends',
  }));
};

const GRANT =
  /^_?(?:(?:safe|force)?approve\w*|(?:safe)?increase(?:Allowance|Approval)|permit\w*)$/i;

const isPermit = (word: string): boolean => word.startsWith('permit');

const isAmount = (identifier: string): boolean =>
  ['value', 'amount', 'allowance'].includes(identifier);

/** All the bits of a type, from the times of Permit2 up; no token has so much, and no permit lasts so long. */
function isUnlimited(expression: Expression, code: Code): boolean {
  const value = evaluateNumber(expression, code);
  return value !== undefined && (LARGEST.has(value) || value >= 2n ** 160n);
}

const LARGEST: ReadonlySet<bigint> = new Set(
  [48n, 64n, 96n, 112n, 128n, 160n].map((bits) => 2n ** bits - 1n),
);
