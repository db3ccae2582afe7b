import {symbolOf} from '../amounts';
import type {Context} from '../catalogue';
import type {Call, Warning} from '../explanation';
import {warning} from '../warnings';
import {readerOf} from './readerOf';

/** Both tokens that `collect` sends to the manager; which two they are, calldata does not say. */
export function positionTokens(call: Call, context: Context): readonly Warning[] {
  const steps = stepsIn(call).map((step) => readerOf(step, context));
  const at = steps.findLastIndex(
    ({step, isKept}) => step.name === 'collect' && isKept('recipient'),
  );
  const collect = steps[at];
  if (!collect) return [];
  const sent = steps.slice(at + 1).flatMap(({step, token, weth}) => {
    if (step.name === 'unwrapWETH9') return [weth];
    return step.name === 'sweepToken' ? [token('token')] : [];
  });
  const symbols = [...new Set(sent)].map((token) => symbolOf(token, context.catalogue));
  const position = `position ${String(collect.number('tokenId'))}`;
  return symbols.length < 2
    ? [
        warning(
          'left-behind',
          `Both tokens of ${position} go to the manager, and later steps send on ${symbols[0] ?? 'none'}: the rest stays there, and anyone can take it.`,
        ),
      ]
    : [
        warning(
          'position-tokens',
          `Calldata does not say which tokens ${position} has: what is not ${symbols.join(' or ')} stays in the manager, and anyone can take it.`,
        ),
      ];
}

const stepsIn = (call: Call): readonly Call[] =>
  call.name === 'multicall'
    ? call.fields
        .flatMap(({parts = []}) => parts)
        .flatMap(({holds}) => (holds?.kind === 'call' ? stepsIn(holds) : []))
    : [call];
