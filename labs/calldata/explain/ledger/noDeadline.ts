import type {Call, Warning} from '../explanation';
import {factsOf} from '../factsOf';
import {contentsOf} from '../fieldsOf';
import {warning} from '../warning';
import {isSwap} from './readMoves';

const END = ['deadline', 'previousBlockhash'];

/** A warning where a plan or a swap can be executed at any time later. */
export function noDeadline(call: Call): Warning | undefined {
  if (!isEndless(call)) return undefined;
  return warning(
    'no-deadline',
    'No deadline: the transaction never expires, and may be executed much later, at the price of that time.',
  );
}

function isEndless({name, fields}: Call): boolean {
  const facts = factsOf(fields);
  if (END.some((end) => facts.has(end))) return false;
  if (name !== 'multicall') return name === 'execute' || isSwap({name});
  return contentsOf(fields).some((inner) => inner.kind === 'call' && isEndless(inner));
}
