import type {Content, Explanation, Warning} from './explanation';
import {contentsOf} from './fieldsOf';

/** All warnings of an explanation, with those of its content; what is not read counts as one. */
export const warningsIn = (explanation: Explanation | Content): readonly Warning[] =>
  explanation.kind === 'unread'
    ? [{id: 'unread', text: explanation.message}]
    : [...explanation.warnings, ...contentsOf(explanation.fields).flatMap(warningsIn)];

/** What a reader sees of them: each sentence once, the worst first. */
export const listedWarnings = (explanation: Explanation): readonly Warning[] =>
  worstFirst([...new Map(warningsIn(explanation).map((one) => [one.text, one])).values()]);

const LOSSES: ReadonlySet<string> = new Set([
  'left-behind',
  'position-tokens',
  'zero-minimum',
  'no-maximum',
  'other-recipient',
  'zero-recipient',
  'token-recipient',
  'contract-recipient',
  'unknown-decimals',
]);

/** Whether value can be lost: left behind, sold at any price, or sent to another account. */
export const isLoss = ({id}: Warning): boolean => LOSSES.has(id);

/** A time that is far off or over decides least of what a call costs. */
const TIMES: ReadonlySet<string> = new Set(['no-end', 'passed', 'ended', 'one-block']);

/** Warnings of a loss first, those of times last. */
export const worstFirst = (warnings: readonly Warning[]): readonly Warning[] => {
  const rank = (one: Warning): number => (isLoss(one) ? 0 : TIMES.has(one.id) ? 2 : 1);
  return [...warnings].sort((one, other) => rank(one) - rank(other));
};
