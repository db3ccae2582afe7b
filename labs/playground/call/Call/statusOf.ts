import type {CallResult} from '../chain/callFunction';
import type {SendResult} from '../chain/sendFunction';
import {grouped} from '../../../../src/protocol/decimal';
import type {Head, Outcome} from './useCall';

/** What a screen reader reads of an outcome: one or two sentences. */
export function statusOf(outcome: Outcome, start: Head): string {
  switch (outcome.kind) {
    case 'none':
      return '';
    case 'running':
      return outcome.sentence;
    case 'failed':
      return outcome.isLoading
        ? 'The chain did not load.'
        : `The chain did not answer: ${outcome.message}.`;
    case 'reset':
      return `The chain is back at its start: ${stateOf(outcome.head, start)}.`;
    case 'called':
      return `${CALLED[outcome.result.kind]} on ${stateOf(outcome.head, start)}.`;
    case 'sent':
      return `${sentText(outcome.result.sent)} Now ${stateOf(outcome.head, start)}.`;
  }
}

const CALLED: Record<CallResult['kind'], string> = {
  returned: 'Returned',
  reverted: 'Reverted',
  unreadable: 'Returned bytes that do not match the types of this function',
};

function sentText(sent: SendResult['sent']): string {
  if (sent.kind === 'refused') return `The chain refused the transaction: ${sent.message}.`;
  const gas = `${grouped(`${sent.gasUsed}`)} gas`;
  return sent.isSuccess
    ? `Sent: success, ${gas}, ${events(sent.events.length)}.`
    : `Sent: the transaction reverted and cost ${gas}.`;
}

const events = (count: number): string => (count === 1 ? '1 event' : `${count} events`);

/** `fresh sandbox, block 204`, or how far the chain is past its start. */
function stateOf(head: Head, start: Head): string {
  const blocks = head.number - start.number;
  if (blocks === 0) return `a fresh sandbox, block ${head.number}`;
  return `block ${head.number}, ${blocks} after the sandbox's start`;
}
