import type {Context} from './catalogue';
import type {Call, Command, Field, Step, Warning} from './explanation';
import {NOTHING, type Holding} from './ledger/holding';
import {leftBehind} from './ledger/leftBehind';
import {isTiny} from './ledger/limits';
import type {Move, Plan, Token} from './ledger/move';
import {movesOf} from './ledger/movesOf';
import {noDeadline} from './ledger/noDeadline';
import {positionTokens} from './ledger/positionTokens';
import {tokenOf} from './ledger/readerOf';
import {runPlan, type Held} from './ledger/runPlan';
import {unusedEther} from './ledger/unusedEther';
import {calledWarnings} from './calledWarnings';

/** The others keep nothing of what is sent along. */
const KEEPS_ETHER = /^(UniversalRouter|SwapRouter|SwapRouter02|NonfungiblePositionManager)$/;
/** Steps that call the position manager, which has a ledger of its own. */
const MANAGER_CALL = /^(callPositionManager|V3_POSITION_MANAGER_)/;

/** A call with the warnings that only all of its steps together give. */
export function checkLedger(call: Call, context: Context): Call {
  const {catalogue} = context;
  const plan: Plan = {kind: 'plan', moves: movesOf(call, context), mayFail: false};
  const {held, unlimited} = runPlan(plan, startOf(call, context), (amount, token) =>
    isTiny(amount, {token, catalogue}),
  );
  const open = [...held.values()].flatMap((holding) => [...holding.open]);
  const found = warningsByStep(new Set([...unlimited, ...open]));
  const notes = new Map(swapsIn(plan).map(({step, note}) => [step, note]));
  const {warnings, ...checked} = withWarnings(call, {found, notes, context});
  const own = [
    ...calledWarnings(call, context),
    ...leftBehind(held, catalogue),
    ...(context.valueWei === undefined ? unusedEther(plan) : []),
    ...positionTokens(call, context),
  ];
  return {...checked, warnings: [...warnings, ...own, ...noDeadline(call)]};
}

function startOf({of}: Call, {valueWei, brought}: Context): Held {
  const held = new Map<Token, Holding>();
  if (brought) {
    const {token, amount} = brought;
    held.set(tokenOf(token), {...NOTHING, low: amount, high: amount});
  }
  if (of.some(({contract}) => KEEPS_ETHER.test(contract))) {
    const isAssumed = valueWei === undefined;
    held.set('ether', {...NOTHING, low: valueWei ?? 0n, high: valueWei, isAssumed});
  }
  return held;
}

const swapsIn = ({moves}: Plan): readonly Move[] =>
  moves.flatMap((move) => {
    if (move.kind === 'plan') return swapsIn(move);
    return move.kind === 'move' && move.note ? [move] : [];
  });

type Found = ReadonlyMap<Step, readonly Warning[]>;

function warningsByStep(moves: ReadonlySet<Move>): Found {
  const found = new Map<Step, readonly Warning[]>();
  for (const {step, unlimited} of moves) {
    if (unlimited) found.set(step, [unlimited.warning]);
  }
  return found;
}

type Added = {
  found: Found;
  notes: ReadonlyMap<Step, string | undefined>;
  context: Context;
  isOfManager?: boolean;
};

function withWarnings<Kind extends Call | Command>(step: Kind, added: Added): Kind {
  const {found, notes} = added;
  const inside = {...added, isOfManager: MANAGER_CALL.test(step.name)};
  const note = found.has(step) ? undefined : notes.get(step);
  return {
    ...step,
    says: [step.says, ...(note ? [note] : [])].join(' '),
    fields: step.fields.map((field) => fieldWith(field, inside)),
    warnings: [...(found.get(step) ?? []), ...step.warnings],
  };
}

function fieldWith(field: Field, added: Added): Field {
  const {holds, parts} = field;
  return {
    ...field,
    ...(parts && {parts: parts.map((part) => fieldWith(part, added))}),
    ...(holds && {holds: holds.kind === 'unread' ? holds : stepWith(holds, added)}),
  };
}

const stepWith = (step: Call | Command, added: Added): Call | Command =>
  added.isOfManager && step.kind === 'call'
    ? checkLedger(step, {...added.context, to: undefined, valueWei: undefined})
    : withWarnings(step, added);
