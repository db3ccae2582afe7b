import type {Context} from './catalogue';
import type {Call, Content, Field, Step, Warning} from './explanation';
import {NOTHING, type Holding} from './ledger/holding';
import {leftBehind} from './ledger/leftBehind';
import {isTiny} from './ledger/limits';
import type {Move, Plan, Token} from './ledger/move';
import {readMoves} from './ledger/readMoves';
import {noDeadline} from './ledger/noDeadline';
import {positionTokens} from './ledger/positionTokens';
import {tokenOf} from './ledger/stepReader';
import {runPlan, type Holdings} from './ledger/runPlan';
import {unusedEther} from './ledger/unusedEther';
import {calledWarning} from './calledWarning';
import {present} from './warning';

/** The others keep nothing of what is sent along. */
const KEEPS_ETHER =
  /^(UniversalRouter|SwapRouter|SwapRouter02|NonfungiblePositionManager|PositionManager)$/;
/** Steps that call the position manager, which has a ledger of its own. */
const MANAGER_CALL = /^(callPositionManager|V[34]_POSITION_MANAGER_)/;

/** A call with the warnings that only all of its steps together give. */
export function checkLedger(call: Call, context: Context): Call {
  const {catalogue} = context;
  const plan: Plan = {kind: 'plan', moves: readMoves(call, context), mayFail: false};
  const {holdings, unlimited} = runPlan(plan, startOf(call, context), (amount, token) =>
    isTiny(amount, {token, catalogue}),
  );
  const openSwaps = [...holdings.values()].flatMap((holding) => [...holding.open]);
  const warningsOf = warningsByStep(new Set([...unlimited, ...openSwaps]));
  const notes = new Map(swapsIn(plan).map(({step, note}) => [step, note]));
  const {warnings, ...checked} = withWarnings(call, {warningsOf, notes, context});
  const own = present([
    calledWarning(call, context),
    ...leftBehind(holdings, {catalogue, hasWrapping: isWrapping(plan)}),
    context.valueWei === undefined ? unusedEther(plan) : undefined,
    positionTokens(call, context),
    noDeadline(call),
  ]);
  return {...checked, warnings: [...warnings, ...own]};
}

function startOf({of}: Call, {valueWei, brought}: Context): Holdings {
  const holdings = new Map<Token, Holding>();
  if (brought) {
    const {token, amount} = brought;
    holdings.set(tokenOf(token), {...NOTHING, low: amount, high: amount});
  }
  if (of.some(({contract}) => KEEPS_ETHER.test(contract))) {
    const isAssumed = valueWei === undefined;
    holdings.set('ether', {...NOTHING, low: valueWei ?? 0n, high: valueWei, isAssumed});
  }
  return holdings;
}

const swapsIn = ({moves}: Plan): readonly Move[] =>
  moves.flatMap((move) => {
    if (move.kind === 'plan') return swapsIn(move);
    return move.kind === 'move' && move.note ? [move] : [];
  });

const isWrapping = ({moves}: Plan): boolean =>
  moves.some((move) => {
    if (move.kind === 'plan') return isWrapping(move);
    return move.kind === 'move' && /wrap/i.test(move.step.name);
  });

type WarningsByStep = ReadonlyMap<Step, readonly Warning[]>;

function warningsByStep(moves: ReadonlySet<Move>): WarningsByStep {
  const warningsOf = new Map<Step, readonly Warning[]>();
  for (const {step, unlimited} of moves) {
    if (unlimited) warningsOf.set(step, [unlimited.warning]);
  }
  return warningsOf;
}

type Findings = {
  warningsOf: WarningsByStep;
  notes: ReadonlyMap<Step, string | undefined>;
  context: Context;
  isOfManager?: boolean;
};

function withWarnings<Kind extends Content>(step: Kind, findings: Findings): Kind {
  const {warningsOf, notes} = findings;
  const inside = {...findings, isOfManager: MANAGER_CALL.test(step.name)};
  const note = warningsOf.has(step) ? undefined : notes.get(step);
  return {
    ...step,
    sentence: [step.sentence, ...(note ? [note] : [])].join(' '),
    fields: step.fields.map((field) => fieldWith(field, inside)),
    warnings: [...(warningsOf.get(step) ?? []), ...step.warnings],
  };
}

function fieldWith(field: Field, findings: Findings): Field {
  const {content, parts} = field;
  return {
    ...field,
    ...(parts && {parts: parts.map((part) => fieldWith(part, findings))}),
    ...(content && {content: content.kind === 'unread' ? content : stepWith(content, findings)}),
  };
}

const stepWith = (step: Content, findings: Findings): Content =>
  findings.isOfManager && step.kind === 'call'
    ? checkLedger(step, {...findings.context, to: undefined, valueWei: undefined})
    : withWarnings(step, findings);
