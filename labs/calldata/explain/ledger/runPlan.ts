import {either, NOTHING, plus, split, type Holding} from './holding';
import type {Closed, Move, Plan, Portion, Token} from './move';

/** What the contract holds, by token. */
export type Held = ReadonlyMap<Token, Holding>;

/** What the contract holds, and the swaps that no limit counts for, in one course of events. */
type Course = {
  held: Held;
  unlimited: ReadonlySet<Move>;
  /** Whether a step that may fail did. */
  hasFailed: boolean;
};

/** Whether so little of a token limits nothing. */
type IsTiny = (amount: bigint, token: Token) => boolean;

/** More courses than that become one, in which the worst of each happens. */
const MOST_COURSES = 16;

/** Follows what the contract holds through the steps of a plan: the worst of what may happen. */
export const runPlan = (plan: Plan, start: Held, isTiny: IsTiny): Course =>
  merged(coursesOf(plan, {held: start, unlimited: new Set(), hasFailed: false}, isTiny));

/** What may come of a plan; one that reverts the whole call comes to nothing. */
function coursesOf(plan: Plan, before: Course, isTiny: IsTiny): readonly Course[] {
  const after = plan.moves.reduce<readonly Course[]>(
    (courses, move) => {
      const next = courses.flatMap((course) => applied(move, course, isTiny));
      return next.length > MOST_COURSES ? [merged(next)] : next;
    },
    [before],
  );
  return plan.mayFail ? [...after, {...before, hasFailed: true}] : after;
}

function applied(move: Plan | Move | Closed, before: Course, isTiny: IsTiny): readonly Course[] {
  if (move.kind === 'plan') return coursesOf(move, before, isTiny);
  if (move.kind === 'closed') return [{...before, held: lowered(before.held)}];
  // Without what a failed step would have brought, this one reverts.
  return before.hasFailed && isImpossible(move, before.held, isTiny)
    ? []
    : [moved(move, before, isTiny)];
}

const lowered = (held: Held): Held =>
  new Map([...held].map(([token, holding]) => [token, {...holding, low: 0n}]));

function merged(courses: readonly Course[]): Course {
  const tokens = new Set(courses.flatMap(({held}) => [...held.keys()]));
  return {
    held: new Map(
      [...tokens].map((token) => [
        token,
        courses.map(({held}) => held.get(token) ?? NOTHING).reduce(either),
      ]),
    ),
    unlimited: new Set(courses.flatMap(({unlimited}) => [...unlimited])),
    hasFailed: courses.every(({hasFailed}) => hasFailed),
  };
}

/** Anybody may send the contract the few units that are missing. */
function isImpossible({takes}: Move, held: Held, isTiny: IsTiny): boolean {
  if (!takes || takes.orCaller) return false;
  const {token, portion, least = 0n} = takes;
  const {high} = held.get(token) ?? NOTHING;
  const needed = typeof portion === 'object' && 'exactly' in portion ? portion.exactly : least;
  return high !== undefined && needed > high && !isTiny(needed - high, token);
}

function moved(move: Move, before: Course, isTiny: IsTiny): Course {
  const {gives, takes, unlimited: fault} = move;
  const {taken, rest, isCapped} = takenBy(move, before.held, isTiny);
  const held = new Map(before.held);
  const unlimited = new Set(before.unlimited);
  if (takes && rest) held.set(takes.token, rest);
  if (fault?.limit === 'maximum' && !isCapped) unlimited.add(move);
  if (!gives) return {...before, held, unlimited};

  const isSwap = gives.amount !== 'what is taken';
  const amount = gives.amount === 'what is taken' ? taken : gives.amount;
  const {low: sold} = (takes && before.held.get(takes.token)) ?? NOTHING;
  const isOpen = fault?.limit === 'minimum' && !fault.isLimited?.(sold);
  // A swap with a minimum of its own makes up for those before it.
  const open = new Set([...(isSwap && !isOpen ? [] : taken.open), ...(isOpen ? [move] : [])]);
  if (gives.isKept) {
    const more = {low: amount.low, high: amount.high, open, from: move};
    held.set(gives.token, plus(held.get(gives.token) ?? NOTHING, more));
  } else {
    open.forEach((swap) => unlimited.add(swap));
  }
  return {...before, held, unlimited};
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
  const isLimited = !isTiny(least - before.low, token);
  return {
    taken: {
      low: taken.low > least ? taken.low : least,
      high: taken.high,
      open: isWhole && !isLimited ? before.open : NOTHING.open,
    },
    rest: isWhole ? NOTHING : {...before, ...rest},
    isCapped: before.high !== undefined && !orCaller,
  };
}

/** Contracts of v3 pay WETH with their ether, if it is enough. */
function paysCaller({low, high, isAssumed}: Holding, portion: Portion): boolean {
  if (isAssumed || high === 0n) return true;
  return typeof portion === 'object' && 'exactly' in portion && low < portion.exactly;
}
