import type {AbiParameter, Hex} from 'viem';
import type {Context, KnownCommand} from './catalogue';
import {decodeArguments} from './decodeArguments';
import {explainCall} from './explainCall';
import type {Command, Field, Warning} from './explanation';
import {fieldsOf} from './fieldsOf';
import {stepOf} from './stepOf';
import {warning} from './warnings';
import {withCalls} from './withCalls';

const ALLOWS_REVERT = 0x80;
/** Plans inside of plans are read this far down. */
const DEEPEST = 8;

/** The fields of `execute` with the command that each input belongs to. */
export function explainCommands(fields: readonly Field[], context: Context): readonly Field[] {
  const bytes = bytesOf(fields.find(({name}) => name === 'commands'));
  return fields.map((field) => {
    if (field.name === 'commands') return {...field, human: namesOf(bytes, context)};
    if (field.name !== 'inputs' || !field.parts) return field;
    const parts = field.parts.map((part, index) => {
      const byte = bytes[index];
      return byte === undefined
        ? part
        : {...part, holds: explainCommand(byte, {input: part.raw as Hex, context})};
    });
    return {...field, parts};
  });
}

const bytesOf = (commands: Field | undefined): readonly number[] =>
  (commands?.raw.slice(2).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

const knownAt = (byte: number, {catalogue, version}: Pick<Context, 'catalogue' | 'version'>) => {
  const {mask, commands} = catalogue.routers[version];
  return commands.find((one) => one.byte === (byte & mask));
};

/** Where the release is not known: those that take a byte for another command. */
const elsewhere = (byte: number, context: Context): readonly Warning[] =>
  (context.possible ?? []).flatMap((version) => {
    const [here, there] = [knownAt(byte, context), knownAt(byte, {...context, version})];
    return there && there.name !== here?.name
      ? [warning('release', `To the router of ${version}, ${hexByte(byte)} is ${there.name}.`)]
      : [];
  });

const namesOf = (bytes: readonly number[], context: Context): string =>
  bytes.map((byte) => knownAt(byte, context)?.name ?? hexByte(byte)).join(', ');

const hexByte = (byte: number): string => `0x${byte.toString(16).padStart(2, '0')}`;

type Input = {input: Hex; context: Context};

function explainCommand(byte: number, given: Input): Command {
  const command = commandOf(byte, given);
  const {context} = given;
  const notes = [...elsewhere(byte, context), ...hopNotes(command, context)];
  return {...command, warnings: [...notes, ...command.warnings]};
}

/** Swaps before 2.1.1 take so many values; the path stands behind them. */
const OLD_VALUES = 5;
const PATH_WORD = 3;
const HOP_PRICES = {name: 'minHopPriceX36', type: 'uint256[]'} as const;

/** The values that a swap has, by the place of its path, whatever the release expects. */
function fitting({name, inputs}: KnownCommand, input: Hex): readonly AbiParameter[] {
  if (!isPoolSwap(name)) return inputs;
  const old = inputs.slice(0, OLD_VALUES);
  return slicedWord(input, PATH_WORD) === '0xc0' ? [...old, HOP_PRICES] : old;
}

const isPoolSwap = (name: string): boolean => name.includes('_SWAP_EXACT_');

function hopNotes({name, parameters}: Command, {possible, version}: Context): readonly Warning[] {
  if (!isPoolSwap(name) || parameters.length === 0) return [];
  const releases = possible ?? [version];
  const hasPrices = parameters.length > OLD_VALUES;
  if (!hasPrices && releases.includes('2.1.1')) {
    return [
      warning(
        'five-values',
        'The input has five values. From release 2.1.1 on, swaps take six, and the router may revert.',
      ),
    ];
  }
  return hasPrices && releases.some((one) => one !== '2.1.1')
    ? [
        warning(
          'sixth',
          'Routers before release 2.1.1 do not read minHopPriceX36, the limits of each hop.',
        ),
      ]
    : [];
}

const slicedWord = (input: Hex, index: number): string =>
  `0x${input.slice(2 + 64 * index, 2 + 64 * (index + 1)).replace(/^0+/, '')}`;

function commandOf(byte: number, {input, context}: Input): Command {
  const known = knownAt(byte, context);
  const allowsRevert = known?.reports === true && (byte & ALLOWS_REVERT) !== 0;
  const own = {kind: 'command', byte, allowsRevert} as const;
  const closed = {
    parameters: [],
    fields: [{name: 'input', type: 'bytes', raw: input}],
    layout: {kind: 'kept', bytes: input},
  } as const;
  if (!known) {
    const does = isPassedOver(byte, context) ? 'passes over it' : 'reverts';
    const text = `The router of ${context.version} has no command ${hexByte(byte)}: it ${does}.`;
    const warnings = [warning('unknown-command', text)];
    return {...own, ...closed, name: hexByte(byte), says: 'Nothing that is known.', warnings};
  }
  const {name, href} = known;
  const parameters = fitting(known, input);
  const found = {...own, ...(href && {href})};
  if (parameters.length === 0) return {...found, ...handedOn(name, {input, context})};
  const decoded = decodeArguments(parameters, input);
  if ('fault' in decoded) {
    const warnings = [warning('input', `${name}: ${decoded.fault}`)];
    return {...found, ...closed, name, says: 'Its input cannot be read.', warnings};
  }
  const {values, layout} = decoded;
  const fields = fieldsOf(parameters, values);
  const {depth = 0} = context;
  const isOpened = name === 'EXECUTE_SUB_PLAN' && layout.kind === 'standard' && depth < DEEPEST;
  const opened = isOpened ? explainCommands(fields, {...context, depth: depth + 1}) : fields;
  return {
    ...found,
    ...stepOf({kind: 'command', name, parameters, layout, fields: opened}, context),
  };
}

/** The one number of 1.2 that no branch of its dispatcher takes, not even the last, which reverts. */
const isPassedOver = (byte: number, {catalogue, version}: Context): boolean =>
  version === '1.2' && (byte & catalogue.routers[version].mask) === 0x14;

/** A command whose input is the calldata of another contract. */
function handedOn(name: string, {input, context}: Input) {
  const field: Field = {name: 'calldata', type: 'bytes', raw: input};
  const opened = name.startsWith('V3_')
    ? withCalls(field, (raw) => explainCall(raw, context))
    : field;
  const layout = {kind: 'standard', tail: '0x'} as const;
  return stepOf({kind: 'command', name, parameters: [], layout, fields: [opened]}, context);
}
