import type {Warning} from '../explanation';
import {warning} from '../warning';
import type {ClosedStep, Move, Plan} from './move';

/** What is said where ether may be sent along, a step may not use all of it, and none returns the rest. */
export function unusedEther(plan: Plan): Warning | undefined {
  const moves = flat(plan.moves);
  const at = moves.findLastIndex((move) => move.kind === 'move' && mayLeave(move));
  const move = moves[at];
  if (move?.kind !== 'move' || moves.slice(at + 1).some(takesRest)) return undefined;
  const text = `If ether is sent along, what ${move.step.name} does not use stays in the called contract: no later step sends it on, and anyone can take it.`;
  return warning('left-behind', text, 'ether');
}

const flat = (moves: Plan['moves']): readonly (Move | ClosedStep)[] =>
  moves.flatMap((move) => (move.kind === 'plan' ? flat(move.moves) : [move]));

/** Ether that pays for WETH between two pools is taken by chance, and not sent for that. */
const mayLeave = ({takes, gives}: Move): boolean =>
  takes?.token === 'ether' &&
  takes.orCaller === true &&
  typeof takes.portion === 'object' &&
  'upTo' in takes.portion &&
  gives?.amount !== 'what is taken';

const takesRest = (move: Move | ClosedStep): boolean =>
  move.kind === 'closed' || (move.takes?.token === 'ether' && move.takes.portion === 'all');
