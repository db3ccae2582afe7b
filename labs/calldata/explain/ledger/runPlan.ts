import {either, NOTHING, plus, split, type Holding} from './holding';
import type {ClosedStep, Move, Plan, Portion, Token} from './move';

/** What the contract holds, by token. */
export type Holdings = ReadonlyMap<Token, Holding>;

/** What the contract holds, and the swaps that no limit counts for, in one course of events. */
type Course = {
  holdings: Holdings;
  unlimited: ReadonlySet<Move>;
  /** Whether a step that may fail did. */
  hasFailed: boolean;
};

/** Whether so little of a token limits nothing. */
type IsTiny = (amount: bigint, token: Token) => boolean;

/** More courses than that become one, in which the worst of each happens. */
const MOST_COURSES = 16;

/** Follows what the contract holds through the steps of a plan: the worst of what may happen. */
export const runPlan = (plan: Plan, start: Holdings, isTiny: IsTiny): Course =>
  mergeCourses(coursesOf(plan, {holdings: start, unlimited: new Set(), hasFailed: false}, isTiny));

/** What may come of a plan; one that reverts the whole call comes to nothing. */
function coursesOf(plan: Plan, before: Course, isTiny: IsTiny): readonly Course[] {
  const after = plan.moves.reduce<readonly Course[]>(
    (courses, move) => {
      const next = courses.flatMap((course) => applyStep(move, course, isTiny));
      return next.length > MOST_COURSES ? [mergeCourses(next)] : next;
    },
    [before],
  );
  return plan.mayFail ? [...after, {...before, hasFailed: true}] : after;
}

function applyStep(
  move: Plan | Move | ClosedStep,
  before: Course,
  isTiny: IsTiny,
): readonly Course[] {
  if (move.kind === 'plan') return coursesOf(move, before, isTiny);
  if (move.kind === 'closed') return [{...before, holdings: withoutMinimums(before.holdings)}];
  // Without what a failed step would have brought, this one reverts.
  return before.hasFailed && isImpossible(move, before.holdings, isTiny)
    ? []
    : [applyMove(move, before, isTiny)];
}

const withoutMinimums = (holdings: Holdings): Holdings =>
  new Map([...holdings].map(([token, holding]) => [token, {...holding, low: 0n}]));

function mergeCourses(courses: readonly Course[]): Course {
  const tokens = new Set(courses.flatMap(({holdings}) => [...holdings.keys()]));
  return {
    holdings: new Map(
      [...tokens].map((token) => [
        token,
        courses.map(({holdings}) => holdings.get(token) ?? NOTHING).reduce(either),
      ]),
    ),
    unlimited: new Set(courses.flatMap(({unlimited}) => [...unlimited])),
    hasFailed: courses.every(({hasFailed}) => hasFailed),
  };
}

/** Anybody may send the contract the few units that are missing. */
function isImpossible({takes}: Move, holdings: Holdings, isTiny: IsTiny): boolean {
  if (!takes || takes.orCaller) return false;
  const {token, portion, least = 0n} = takes;
  const {high} = holdings.get(token) ?? NOTHING;
  const required = typeof portion === 'object' && 'exactly' in portion ? portion.exactly : least;
  return high !== undefined && required > high && !isTiny(required - high, token);
}

function applyMove(move: Move, before: Course, isTiny: IsTiny): Course {
  const {gives, takes, unlimited: fault} = move;
  const {amount: taken, rest, isCapped} = take(move, before.holdings, isTiny);
  const holdings = new Map(before.holdings);
  const unlimited = new Set(before.unlimited);
  if (takes && rest) holdings.set(takes.token, rest);
  if (fault?.limit === 'maximum' && !isCapped) unlimited.add(move);
  if (!gives) return {...before, holdings, unlimited};

  const isSwap = gives.amount !== 'what is taken';
  const amount = gives.amount === 'what is taken' ? taken : gives.amount;
  const {low: sold} = (takes && before.holdings.get(takes.token)) ?? NOTHING;
  const isOpen = fault?.limit === 'minimum' && !fault.isLimited?.(sold);
  // A swap with a minimum of its own makes up for those before it.
  const open = new Set([...(isSwap && !isOpen ? [] : taken.open), ...(isOpen ? [move] : [])]);
  if (gives.isKept) {
    const more = {low: amount.low, high: amount.high, open, from: move};
    holdings.set(gives.token, plus(holdings.get(gives.token) ?? NOTHING, more));
  } else {
    open.forEach((swap) => unlimited.add(swap));
  }
  return {...before, holdings, unlimited};
}

type Withdrawal = {amount: Holding; rest?: Holding; isCapped: boolean};

function take({takes}: Move, holdings: Holdings, isTiny: IsTiny): Withdrawal {
  if (!takes) return {amount: NOTHING, isCapped: false};
  const {token, portion, least = 0n, orCaller} = takes;
  const before = holdings.get(token) ?? NOTHING;
  if (orCaller && paysCaller(before, portion)) return {amount: NOTHING, isCapped: false};
  const {taken: amount, rest} = split(before, portion);
  // Only what goes on whole goes on with its open swaps.
  const isWhole = portion === 'all';
  const isLimited = !isTiny(least - before.low, token);
  return {
    amount: {
      low: amount.low > least ? amount.low : least,
      high: amount.high,
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
