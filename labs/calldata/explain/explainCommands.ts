import type {AbiParameter, Hex} from 'viem';
import type {Context, KnownCommand} from './catalogue';
import {decodeArguments} from './decodeArguments';
import {explainActions, strictness} from './explainActions';
import {explainCall} from './explainCall';
import type {Command, Field, Warning} from './explanation';
import {failureText} from './failureText';
import {ledgerInput} from './ledgerLines';
import {fieldsOf, withCalls} from './fieldsOf';
import {describeStep} from './describeStep';
import {present, warning} from './warning';

const ALLOWS_REVERT = 0x80;
/** Plans inside of plans are read this far down. */
const DEEPEST = 8;

/** The fields of `execute` with the command that each input belongs to. */
export function explainCommands(fields: readonly Field[], context: Context): readonly Field[] {
  const bytes = bytesOf(fields.find(({name}) => name === 'commands'));
  return fields.map((field) => {
    if (field.name === 'commands') return {...field, meaning: namesOf(bytes, context)};
    if (field.name !== 'inputs' || !field.parts) return field;
    const parts = field.parts.map((part, index) => {
      const byte = bytes[index];
      return byte === undefined
        ? part
        : {...part, content: explainCommand(byte, {input: part.raw as Hex, context})};
    });
    return {...field, parts};
  });
}

const bytesOf = (commands: Field | undefined): readonly number[] =>
  (commands?.raw.slice(2).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

const commandAt = (byte: number, {catalogue, version}: Pick<Context, 'catalogue' | 'version'>) => {
  const {mask, commands} = catalogue.routers[version];
  return commands.find((one) => one.byte === (byte & mask));
};

/** Where the release is not known: those that take a byte for another command. */
const otherMeanings = (byte: number, context: Context): readonly Warning[] =>
  (context.possible ?? []).flatMap((version) => {
    const [here, there] = [commandAt(byte, context), commandAt(byte, {...context, version})];
    return there && there.name !== here?.name
      ? [warning('release', `For the router of ${version}, ${hexByte(byte)} is ${there.name}.`)]
      : [];
  });

const namesOf = (bytes: readonly number[], context: Context): string =>
  bytes.map((byte) => commandAt(byte, context)?.name ?? hexByte(byte)).join(', ');

const hexByte = (byte: number): string => `0x${byte.toString(16).padStart(2, '0')}`;

type CommandInput = {input: Hex; context: Context};

function explainCommand(byte: number, commandInput: CommandInput): Command {
  const command = commandOf(byte, commandInput);
  const {context} = commandInput;
  const notes = [...otherMeanings(byte, context), ...present([hopNote(command, context)])];
  const isFlagged = (byte & ALLOWS_REVERT) !== 0 && commandAt(byte, context) !== undefined;
  const failure = isFlagged ? [failureText(command.name, command)] : [];
  return {
    ...command,
    sentence: [command.sentence, ...failure].join(' '),
    warnings: [...notes, ...command.warnings],
  };
}

/** Swaps before 2.1.1 take so many values; the path stands behind them. */
const OLD_VALUES = 5;
const PATH_WORD = 3;
const HOP_PRICES = {name: 'minHopPriceX36', type: 'uint256[]'} as const;

/** The values that a swap has, by the place of its path, whatever the release expects. */
function parametersOf({name, inputs}: KnownCommand, input: Hex): readonly AbiParameter[] {
  if (!isPoolSwap(name)) return inputs;
  const old = inputs.slice(0, OLD_VALUES);
  return slicedWord(input, PATH_WORD) === '0xc0' ? [...old, HOP_PRICES] : old;
}

const isPoolSwap = (name: string): boolean => name.includes('_SWAP_EXACT_');

function hopNote({name, parameters}: Command, {possible, version}: Context): Warning | undefined {
  if (!isPoolSwap(name) || parameters.length === 0) return undefined;
  const releases = possible ?? [version];
  if (parameters.length > OLD_VALUES) {
    const text = 'Routers before release 2.1.1 do not read minHopPriceX36, the limits of each hop.';
    return releases.some((one) => one !== '2.1.1') ? warning('sixth', text) : undefined;
  }
  const text =
    'The input has five values. From release 2.1.1 on, swaps take six, and the router may revert.';
  return releases.includes('2.1.1') ? warning('five-values', text) : undefined;
}

const slicedWord = (input: Hex, index: number): string =>
  `0x${input.slice(2 + 64 * index, 2 + 64 * (index + 1)).replace(/^0+/, '')}`;

function commandOf(byte: number, {input, context}: CommandInput): Command {
  const entry = commandAt(byte, context);
  const allowsRevert = entry?.reports === true && (byte & ALLOWS_REVERT) !== 0;
  const own = {kind: 'command', byte, allowsRevert} as const;
  const closedInput = {
    parameters: [],
    fields: [{name: 'input', type: 'bytes', raw: input}],
    layout: {kind: 'kept', bytes: input},
  } as const;
  if (!entry) {
    const does = isSkipped(byte, context) ? 'skips it' : 'reverts';
    const text = `The router of ${context.version} has no command ${hexByte(byte)}: it ${does}.`;
    const warnings = [warning('unknown-command', text)];
    return {
      ...own,
      ...closedInput,
      name: hexByte(byte),
      sentence: 'Nothing known.',
      warnings,
    };
  }
  const {name, href} = entry;
  const parameters = parametersOf(entry, input);
  const identity = {...own, ...(href && {href})};
  if (parameters.length === 0) return {...identity, ...explainHandedOn(name, {input, context})};
  const result = decodeArguments(parameters, input);
  if ('fault' in result) {
    const warnings = [warning('input', `${name}: ${result.fault}`)];
    return {...identity, ...closedInput, name, sentence: 'Its input cannot be read.', warnings};
  }
  const {values, layout} = result;
  const closedFields = fieldsOf(parameters, values);
  const {depth = 0} = context;
  const isOpened = layout.kind === 'standard' && depth < DEEPEST;
  const fields = isOpened
    ? openSteps(name, {fields: closedFields, context: {...context, depth: depth + 1}})
    : closedFields;
  const step = describeStep({kind: 'command', name, parameters, layout, fields}, context);
  const notes = name === 'V4_SWAP' ? present([strictness(layout)]) : [];
  const ledger = name === 'V4_SWAP' ? ledgerInput(step.fields, context) : undefined;
  return {
    ...identity,
    ...step,
    ...(ledger && {ledger}),
    warnings: [...notes, ...step.warnings],
  };
}

type CommandFields = {fields: readonly Field[]; context: Context};

/** The fields of a command with the commands or actions that they hold. */
function openSteps(name: string, {fields, context}: CommandFields): readonly Field[] {
  if (name === 'EXECUTE_SUB_PLAN') return explainCommands(fields, context);
  return name === 'V4_SWAP' ? explainActions(fields, {context, runner: 'V4Router'}) : fields;
}

/** The one number of 1.2 that no branch of its dispatcher takes, not even the last, which reverts. */
const isSkipped = (byte: number, {catalogue, version}: Context): boolean =>
  version === '1.2' && (byte & catalogue.routers[version].mask) === 0x14;

/** A command whose input is the calldata of another contract. */
function explainHandedOn(name: string, {input, context}: CommandInput) {
  const field: Field = {name: 'calldata', type: 'bytes', raw: input};
  const calldata = /^V[34]_POSITION_MANAGER_/.test(name)
    ? withCalls(field, (raw) => explainCall(raw, context))
    : field;
  const layout = {kind: 'standard', tail: '0x'} as const;
  return describeStep({kind: 'command', name, parameters: [], layout, fields: [calldata]}, context);
}
