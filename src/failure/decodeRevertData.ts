import {bytesAt, carriedBytes, numberAt, WORD} from './carriedBytes';
import type {CallInside, CustomError, Failure} from './failure';
import {readPanic} from './readPanic';
import {readResults} from './readResults';
import {WRAPPERS} from './wrappers';

const SELECTOR_DIGITS = 8;
const ADDRESS_DIGITS = 40;
const ERROR = '08c379a0';
const PANIC = '4e487b71';
/** Reverts inside of reverts are read this far down. */
const DEEPEST = 8;

/** Reads raw revert data, given as hex digits without `0x`; `depth` is how many reverts it stands in. */
export function decodeRevertData(digits: string, depth = 0): Failure {
  if (digits === '') return {kind: 'empty'};
  const stranger = /[^0-9a-f]/i.exec(digits);
  if (stranger)
    return malformed(`Hex has the digits 0-9 and a-f; "${stranger[0]}" is not one of them.`);
  if (digits.length % 2) {
    return malformed(
      `${digits.length} hex digits are not whole bytes: one is missing or too many.`,
    );
  }
  if (digits.length < SELECTOR_DIGITS) {
    return malformed(`A selector has 8 hex digits; this has ${digits.length}.`);
  }
  const selector = digits.slice(0, SELECTOR_DIGITS).toLowerCase();
  const args = digits.slice(SELECTOR_DIGITS).toLowerCase();
  if (selector === ERROR) return readReason(args, depth);
  if (selector === PANIC && args.length < WORD) {
    return malformed(`Panic(uint256) needs 32 bytes after its selector; ${cut(args)}`);
  }
  if (selector === PANIC) return readPanic(`0x${args.slice(0, WORD)}`);
  return readCustomError(digits.toLowerCase(), depth);
}

/** An answer for input that cannot be read. */
export const malformed = (message: string): Failure => ({kind: 'malformed', message});

function readReason(args: string, depth: number): Failure {
  if (args.length < 2 * WORD) {
    return malformed(`Error(string) needs at least 64 bytes after its selector; ${cut(args)}`);
  }
  const offset = numberAt(args, 0);
  if (offset !== 32) {
    return malformed(`The string of Error(string) starts at byte 32; this data says ${offset}.`);
  }
  const length = numberAt(args, WORD);
  const bytes = args.slice(2 * WORD, 2 * (WORD + length));
  if (bytes.length < 2 * length) {
    return malformed(`Error(string) announces ${length} bytes of text; ${cut(bytes)}`);
  }
  if (depth < DEEPEST && (bytes.startsWith(ERROR) || bytes.startsWith(PANIC))) {
    return decodeRevertData(bytes, depth + 1);
  }
  return length === 0 ? {kind: 'empty'} : readText(bytes);
}

function readText(bytes: string): Failure {
  const values = bytes.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  try {
    const decoder = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});
    return {kind: 'string', text: decoder.decode(new Uint8Array(values))};
  } catch {
    return malformed('The bytes that Error(string) carries are no UTF-8 text.');
  }
}

function readCustomError(digits: string, depth: number): Failure {
  const args = digits.slice(SELECTOR_DIGITS);
  const last = args.length % WORD;
  if (last === WORD - SELECTOR_DIGITS) return readWords(digits, depth);
  if (last)
    return malformed(`Arguments come in words of 32 bytes; of the last, ${cut(args.slice(-last))}`);
  const error = {
    kind: 'selector',
    selector: `0x${digits.slice(0, SELECTOR_DIGITS)}`,
    data: `0x${digits}`,
  } as const;
  return depth < DEEPEST ? opened(error, {args, depth: depth + 1}) : error;
}

/** Words with no selector before them: the results of a batch of calls, or nothing known. */
function readWords(digits: string, depth: number): Failure {
  const failed = readResults(digits);
  if (failed && depth < DEEPEST) {
    return {kind: 'batch', index: failed.index, inner: decodeRevertData(failed.data, depth + 1)};
  }
  return malformed(
    'These are whole 32-byte words with no selector before them: a value that a quoter reverts with, or data that lost its start.',
  );
}

/** An error with the revert that it carries. */
function opened(error: CustomError, {args, depth}: {args: string; depth: number}): CustomError {
  const wrapper = WRAPPERS[error.selector];
  const bytes = wrapper && bytesAt(args, wrapper.reasonAt * WORD);
  if (wrapper && bytes !== undefined) {
    return {
      ...error,
      inner: decodeRevertData(bytes, depth),
      isWrapper: true,
      ...(wrapper.namesCall && {
        call: callInside({
          target: args.slice(WORD - ADDRESS_DIGITS, WORD),
          selector: args.slice(WORD, WORD + SELECTOR_DIGITS),
          details: bytesAt(args, DETAILS_AT * WORD),
        }),
      }),
    };
  }
  const inner = innerOf(args, depth);
  return inner ? {...error, inner} : error;
}

/** The argument of ERC-7751 that says what kind of call reverted. */
export const DETAILS_AT = 3;

/** The call that an error names, from hex digits; details may be longer than a selector. */
export function callInside({target, selector, details = ''}: CallInside): CallInside {
  return {
    target: `0x${target}`,
    selector: `0x${selector}`,
    ...(details.length >= SELECTOR_DIGITS && {
      details: `0x${details.slice(0, SELECTOR_DIGITS).toLowerCase()}`,
    }),
  };
}

/** The first revert that arguments carry; one after the other, for there may be thousands to try. */
function innerOf(args: string, depth: number): Failure | undefined {
  for (const bytes of carriedBytes(args)) {
    if (bytes.length % WORD !== SELECTOR_DIGITS) continue;
    const inner = decodeRevertData(bytes, depth);
    if (inner.kind !== 'malformed') return inner;
  }
  return undefined;
}

const cut = (digits: string): string => `${digits.length / 2} are there: the data was cut.`;
