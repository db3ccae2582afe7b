import {either, NOTHING, plus, split, type Holding} from './holding';
import type {Closed, Move, Plan, Portion, Token} from './move';

/** What the contract holds, by token. */
export type Held = ReadonlyMap<Token, Holding>;

/** What the contract holds in the end, and the swaps that no limit counts for. */
export type Outcome = {held: Held; unlimited: ReadonlySet<Move>};

/** Whether so little of a token limits nothing. */
type IsTiny = (amount: bigint, token: Token) => boolean;

/** Follows what the contract holds through the steps of a plan, the worst of what may happen. */
export function runPlan(plan: Plan, {held, unlimited}: Outcome, isTiny: IsTiny): Outcome {
  const after = plan.moves.reduce<Outcome>((before, move) => applied(move, before, isTiny), {
    held,
    unlimited,
  });
  return plan.mayFail ? {...after, held: eitherOf(held, after.held)} : after;
}

function applied(move: Plan | Move | Closed, before: Outcome, isTiny: IsTiny): Outcome {
  if (move.kind === 'plan') return runPlan(move, before, isTiny);
  return move.kind === 'closed'
    ? {...before, held: lowered(before.held)}
    : moved(move, before, isTiny);
}

const lowered = (held: Held): Held =>
  new Map([...held].map(([token, holding]) => [token, {...holding, low: 0n}]));

const eitherOf = (one: Held, other: Held): Held =>
  new Map(
    [...new Set([...one.keys(), ...other.keys()])].map((token) => [
      token,
      either(one.get(token) ?? NOTHING, other.get(token) ?? NOTHING),
    ]),
  );

function moved(move: Move, {held, unlimited}: Outcome, isTiny: IsTiny): Outcome {
  const {gives, unlimited: fault} = move;
  const {taken, rest, isCapped} = takenBy(move, held, isTiny);
  const after = new Map(held);
  if (move.takes && rest) after.set(move.takes.token, rest);
  const found = new Set(unlimited);
  if (fault?.limit === 'maximum' && !isCapped) found.add(move);
  if (!gives) return {held: after, unlimited: found};

  const isSwap = gives.amount !== 'what is taken';
  const amount = gives.amount === 'what is taken' ? taken : gives.amount;
  const isOpen = fault?.limit === 'minimum';
  // A swap with a minimum of its own makes up for those before it.
  const open = new Set([...(isSwap && !isOpen ? [] : taken.open), ...(isOpen ? [move] : [])]);
  if (gives.isKept) {
    const more = {...amount, open, from: move};
    after.set(gives.token, plus(after.get(gives.token) ?? NOTHING, more));
  } else {
    open.forEach((swap) => found.add(swap));
  }
  return {held: after, unlimited: found};
}

type Part = {taken: Holding; rest?: Holding; isCapped: boolean};

function takenBy({takes}: Move, held: Held, isTiny: IsTiny): Part {
  if (!takes) return {taken: NOTHING, isCapped: false};
  const {token, portion, least = 0n, orCaller} = takes;
  const before = held.get(token) ?? NOTHING;
  if (orCaller && paysCaller(before, portion)) return {taken: NOTHING, isCapped: false};
  const {taken, rest} = split(before, portion);
  // Only what goes on whole goes on with its open swaps.
  const isWhole = portion === 'all';
  const isLimited = isWhole && !isTiny(least - before.low, token);
  return {
    taken: {
      low: taken.low > least ? taken.low : least,
      high: taken.high,
      open: isWhole && !isLimited ? before.open : NOTHING.open,
    },
    rest: isWhole ? NOTHING : {...before, ...rest},
    isCapped: before.high !== undefined,
  };
}

/** Contracts of v3 pay WETH with their ether, if it is enough. */
function paysCaller({low, high, isAssumed}: Holding, portion: Portion): boolean {
  if (isAssumed || high === 0n) return true;
  return typeof portion === 'object' && 'exactly' in portion && low < portion.exactly;
}
