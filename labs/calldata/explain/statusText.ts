import {listedWarnings} from './warningsIn';
import type {ExplainOptions} from './explainCalldata';
import type {Explanation} from './explanation';

/** What an answer begins with: its warnings or, where it has none, what was checked and what was not. */
export function statusText(read: Explanation, options: ExplainOptions): string {
  if (read.kind === 'unread') return read.message;
  const warnings = listedWarnings(read).length;
  if (warnings > 0) return `Read, with ${warnings === 1 ? 'one warning' : `${warnings} warnings`}.`;
  const [checks, omissions] = checksOf(read, options);
  return `Read, without a warning. Checked: ${checks}. Not checked: ${omissions.join(', ')}.`;
}

function checksOf(
  {kind}: Explanation,
  options: ExplainOptions,
): readonly [checks: string, omissions: readonly string[]] {
  if (kind === 'payload') return SIGNED;
  return kind === 'send' ? SENT : [calledChecks(options), omissionsOf(options)];
}

const SENT = [
  'that no ETH goes to another account than the sender’s',
  ['what code at the address does'],
] as const;

const SIGNED = [
  'the spender, amounts and times that are signed, and the outputs and the plan of an order that has them',
  ['what the spender does with them', 'current prices'],
] as const;

/** Any other recipient has a warning. */
const calledChecks = ({sender}: ExplainOptions): string =>
  `that swaps have limits, ${sender ? 'recipients' : 'that recipients are the caller or the called contract'}, tokens left in the called contract, allowances and times`;

const omissionsOf = ({to, valueWei}: ExplainOptions): readonly string[] => [
  'current prices, and so whether limits are fair',
  'the code of tokens',
  ...(to ? [] : ['which contract is called']),
  ...(valueWei === undefined ? ['ether that is sent along'] : []),
];
