import type {Content, Explanation, Warning} from './explanation';
import {contentsOf} from './fieldsOf';

/** All warnings of an explanation, with those of its content; what is not read counts as one. */
export const warningsIn = (explanation: Explanation | Content): readonly Warning[] =>
  explanation.kind === 'unread'
    ? [{id: 'unread', text: explanation.message}]
    : [...explanation.warnings, ...contentsOf(explanation.fields).flatMap(warningsIn)];

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
