import type {AbiParameter, Hex} from 'viem';
import type {ActionRunner, Context, KnownAction} from './catalogue';
import {decodeArguments} from './decodeArguments';
import {describeStep} from './describeStep';
import type {Action, ActionList, Field, UnreadableInput, Warning} from './explanation';
import {fieldsOf} from './fieldsOf';
import {ledgerInput} from './ledgerLines';
import {damaged} from './unreadable';
import {present, warning} from './warning';

/** Which contract runs the actions; where that is not known, any may. */
type RunContext = {context: Context; runner?: ActionRunner | undefined};

const LIST: readonly AbiParameter[] = [
  {name: 'actions', type: 'bytes'},
  {name: 'params', type: 'bytes[]'},
];

/** Actions that stand encoded in bytes, as `unlockData` holds them. */
export function explainActionList(data: Hex, run: RunContext): ActionList | UnreadableInput {
  const result = decodeArguments(LIST, data);
  if ('fault' in result) return damaged(`Actions: ${result.fault}`, data);
  const {values, layout} = result;
  const closedFields = fieldsOf(LIST, values);
  const fields = layout.kind === 'standard' ? explainActions(closedFields, run) : closedFields;
  const step = describeStep(
    {kind: 'actions', name: 'Actions', parameters: LIST, layout, fields},
    run.context,
  );
  const ledger = ledgerInput(step.fields, run.context);
  return {
    kind: 'actions',
    ...step,
    ...(ledger && {ledger}),
    warnings: [...present([strictness(layout)]), ...step.warnings],
  };
}

/** Both contracts refuse a list whose offsets are not those of an encoder. */
export const strictness = ({kind}: {kind: string}): Warning | undefined =>
  kind === 'kept'
    ? warning(
        'strict',
        'Actions must have the layout that encoders write: with any other, the contract mostly reverts with SliceOutOfBounds.',
      )
    : undefined;

/** The fields `actions` and `params` with the action that each of the values belongs to. */
export function explainActions(
  fields: readonly Field[],
  {context, runner}: RunContext,
): readonly Field[] {
  const bytes = bytesOf(fields.find(({name}) => name === 'actions'));
  const run = {context, runner: runner ?? onlyRunner(bytes, context)};
  return fields.map((field) => {
    if (field.name === 'actions') return {...field, meaning: namesOf(bytes, context)};
    if (field.name !== 'params' || !field.parts) return field;
    const parts = field.parts.map((part, index) => {
      const byte = bytes[index];
      return byte === undefined
        ? part
        : {...part, content: explainAction(byte, {input: part.raw as Hex, ...run})};
    });
    return {...field, parts};
  });
}

const bytesOf = (actions: Field | undefined): readonly number[] =>
  (actions?.raw.slice(2).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

const actionAt = (byte: number, {catalogue}: Context): KnownAction | undefined =>
  catalogue.actions.find((one) => one.byte === byte);

const namesOf = (bytes: readonly number[], context: Context): string =>
  bytes.map((byte) => actionAt(byte, context)?.name ?? hexByte(byte)).join(', ');

const hexByte = (byte: number): string => `0x${byte.toString(16).padStart(2, '0')}`;

/** The contract that runs all of them, if only one does. */
function onlyRunner(bytes: readonly number[], context: Context): ActionRunner | undefined {
  const running = (['PositionManager', 'V4Router'] as const).filter((runner) =>
    bytes.every((byte) => actionAt(byte, context)?.runsIn.includes(runner)),
  );
  return running.length === 1 ? running[0] : undefined;
}

type ActionInput = RunContext & {input: Hex};

function explainAction(byte: number, {input, context, runner}: ActionInput): Action {
  const entry = actionAt(byte, context);
  const own = {kind: 'action', byte, ...(entry?.href && {href: entry.href})} as const;
  const closed = (sentence: string, warnings: readonly Warning[]): Action => ({
    ...own,
    name: entry?.name ?? hexByte(byte),
    parameters: [],
    fields: [],
    layout: {kind: 'kept', bytes: input},
    sentence,
    warnings,
  });
  if (!entry || !(runner ? entry.runsIn.includes(runner) : entry.runsIn.length > 0)) {
    const name = entry?.name ?? hexByte(byte);
    const text = runner
      ? `${RUNNERS[runner]} does not run action ${name}: it reverts with UnsupportedAction.`
      : `No contract of v4-periphery runs action ${name}: it reverts with UnsupportedAction.`;
    return closed('Nothing known.', [warning('unknown-action', text)]);
  }
  const written = structOf(entry, {input, context, runner});
  const result = decodeArguments(written.inputs, input);
  if ('fault' in result) {
    return closed('Its values cannot be read.', [
      warning('input', `${entry.name}: ${result.fault}`),
    ]);
  }
  const {values, layout} = result;
  const fields = fieldsOf(written.inputs, values);
  const step = describeStep(
    {kind: 'action', name: entry.name, parameters: written.inputs, layout, fields},
    context,
  );
  return {...own, ...step, warnings: [...present([written.note]), ...step.warnings]};
}

const RUNNERS: Readonly<Record<ActionRunner, string>> = {
  PositionManager: 'The position manager',
  V4Router: 'The router',
};

type WrittenStruct = {inputs: readonly AbiParameter[]; note?: Warning | undefined};

/** The values that a swap was written with, by the place of its bytes or its path, whatever the release reads. */
function structOf(entry: KnownAction, {input, context}: ActionInput): WrittenStruct {
  const {inputs, limitedInputs, name} = entry;
  if (!limitedInputs) return {inputs};
  const since = context.version === '2.1.1';
  const [older, newer] = name.endsWith('SINGLE')
    ? [wordAt(input, 9) === 0x120n, wordAt(input, 10) === 0x140n]
    : [wordAt(input, 2) === 0x80n, wordAt(input, 2) === 0xa0n];
  const isLimited = older === newer ? since : newer;
  const releases = context.possible ?? [context.version];
  const isRefused = releases.some((one) => one !== '1.2' && (one === '2.1.1') !== isLimited);
  const [written, others] = isLimited ? ['2.1.1', 'before 2.1.1'] : ['2.0', 'from 2.1.1 on'];
  const text = `Written for release ${written}: routers ${others} read its values at shifted places, and revert or drop its limits.`;
  return {
    inputs: isLimited ? limitedInputs : inputs,
    note: isRefused ? warning('v4-release', text) : undefined,
  };
}

/** A word of bytes, the first of which is the offset of the struct. */
const wordAt = (input: Hex, index: number): bigint | undefined => {
  const digits = input.slice(2 + 64 * index, 2 + 64 * (index + 1));
  return digits.length === 64 ? BigInt(`0x${digits}`) : undefined;
};
