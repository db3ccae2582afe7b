import {evaluateNumber} from '../evaluate';
import {subjectOf, type Rule} from './rule';
import {wordsOf} from './wordsOf';

/** Refuses a swap or a withdrawal that accepts any amount. */
export const zeroMinimum: Rule = (code) =>
  code.values
    .filter(
      ({name, of = '', value}) =>
        isMinimum(name) && !PAYMENT.test(of) && evaluateNumber(value, code) === 0n,
    )
    .map((named) => ({
      line: named.line,
      fault: `${subjectOf(named)} is zero, so any price is accepted and the difference can be taken`,
      instead: 'take the minimum from a quote of the same block, less a stated tolerance',
    }));

/** Whether an identifier names the least amount that is accepted: `amount0Min`, `min_tokens`. */
function isMinimum(identifier: string): boolean {
  const words = wordsOf(identifier);
  return (
    words.some((word) => word === 'min' || word === 'minimum') &&
    words.some((word) => AMOUNT.test(word))
  );
}

const AMOUNT = /^(?:amounts?\d?|out|received?|returned|return|tokens?\d?|eth|liquidity|bought)$/;

/** What a router sends on of its own balance has no price. */
const PAYMENT = /^(?:sweepToken|unwrapWETH9)/;
