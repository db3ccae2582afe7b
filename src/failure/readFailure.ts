import {dataIn} from './dataIn';
import {decodeRevertData, malformed} from './decodeRevertData';
import type {Failure} from './failure';
import {isBareFailure, missingIn} from './missingIn';
import {openNamed} from './openNamed';
import {panicIn} from './readPanic';
import {messagesIn, reasonsIn} from './reasonsIn';
import {withoutRequest} from './withoutRequest';

/** What nodes, wallets and test runners write before the reason. */
const PREFIX =
  /^(?:(?:uncaught )?(?:\(in promise\) )?(?:\w*error|(?:vm )?exception(?: while processing transaction)?):(?:\s*revert\s)?|reverted with (?:reason string|custom error)|(?:execution |transaction )?revert(?:ed)?(?:, data)?:|custom error(?::|(?=\s+["'`]?0x)))\s*/i;
/** `Error("STF")`, `Error(string) ("STF")` and, without its end, `Error("STF`. */
const STRING_ERROR =
  /^error(?:\(string(?: \w+)?\)\s*)?\((?!string(?: \w+)?\))(?:(.*)\)|(["'].*))$/is;
/** What decoders write before a revert string; without a colon, what follows may be a question. */
const STRING_ERROR_TYPE = /^Error\(string(?: \w+)?\)(?::\s*|\s*(?=["'`“‘A-Z]))/;
/** Quotes at either end; a message that was cut may have lost one. */
const QUOTES = /^["'`“‘]{1,8}|["'`”’]{1,8}$/g;
/** Eight digits or more without `0x`: shorter ones are revert strings, as `FEE` and `F0` might be. */
const BARE_HEX = /^[0-9a-f]{8}[0-9a-f\s]*$/i;
/** What follows the last dots that stand for digits. */
const ELIDED_TAIL = /^.*(?:…|\.\.\.)\s*["'`“‘]?(\S.*)$/s;
/** What says that a revert had no data. */
const NO_REASON = /without a reason string|require\(false\)|EvmError: Revert/;
/** What stands in the place of a reason where there is none. */
const NO_TEXT =
  /^(?:null|undefined)\b|^\.?$|^(?:none|revert|0x|require\(false\)|processing response error)$/i;
/** In characters: the hex digits of 128 KiB. */
const LONGEST = 262_144;
/** Quotes and prefixes around each other that are taken off. */
const MOST_LAYERS = 16;

/**
 * Why a call failed: reads a revert string, the signature or selector of an error, raw data,
 * or the whole message of a library, node, wallet or explorer.
 */
export function readFailure(input: string): Failure {
  if (input.length > LONGEST) {
    return malformed(`${input.length} characters are more than the ${LONGEST} that are read here.`);
  }
  if (!input.trim()) {
    return malformed('Paste a revert string, a 4-byte selector, raw revert data or a message.');
  }
  const text = withoutWrapping(input);
  const error = openNamed(text);
  if (error.isWrapper) return error;
  return readHex(text) ?? readMessage(input) ?? readReason(text) ?? asWritten(text);
}

/** Raw data, which a tool may have cut, `0x08c379a0…`, parted, `0xcd21db4f: 00…`, or named. */
function readHex(text: string): Failure | undefined {
  if (!/^0x[^\s]/i.test(text) && !BARE_HEX.test(text))
    return text === '0x' ? {kind: 'empty'} : undefined;
  return (
    panicIn(text) ??
    withTail(ofSafe(decodeRevertData(text.replace(/^0x|[\s:]|(?:…|\.\.\.|\().*$/gis, ''))), text)
  );
}

/** What is left of data that a tool elided may end with the text of the revert. */
function withTail(failure: Failure, text: string): Failure {
  const tail = failure.kind === 'malformed' && ELIDED_TAIL.exec(text)?.[1];
  return tail ? {...failure, tail} : failure;
}

function readMessage(input: string): Failure | undefined {
  const text = withoutRequest(unescaped(input));
  const data = dataIn(text).map((digits) => decodeRevertData(digits));
  const decoded = data.find(({kind}) => kind !== 'malformed' && kind !== 'empty');
  if (decoded) return ofSafe(decoded);
  const reason = firstReason(reasonsIn(text));
  if (reason) return reason;
  const what = missingIn(text);
  if (what) return {kind: 'missing', what};
  const message = firstReason(messagesIn(text));
  if (message) return message;
  if (NO_REASON.test(text)) return {kind: 'empty'};
  return data[0] ?? (isBareFailure(text) ? {kind: 'missing', what: 'data'} : undefined);
}

function firstReason(texts: readonly string[]): Failure | undefined {
  for (const text of texts) {
    const reason = withoutWrapping(text);
    const data = reason.startsWith('0x') && readHex(reason);
    const failure = data && data.kind !== 'malformed' ? data : readReason(reason);
    if (failure) return failure;
  }
  return undefined;
}

/** A code of the Safe, which hides why the call that it made failed. */
function ofSafe(failure: Failure): Failure {
  const what =
    failure.kind === 'string' && /^GS\d{3}$/.test(failure.text) && missingIn(failure.text);
  return what ? {kind: 'missing', what} : failure;
}

/** A reason as it was written; nothing where it is only the word that there is one. */
function readReason(text: string): Failure | undefined {
  if (!text || NO_TEXT.test(text)) return undefined;
  const panic = panicIn(text);
  if (panic) return panic;
  const error = openNamed(text);
  if (error.inner) return error;
  const what = missingIn(text);
  if (what) return {kind: 'missing', what};
  return isBareFailure(text) ? undefined : error;
}

const asWritten = (text: string): Failure =>
  text ? {kind: 'string', text} : {kind: 'missing', what: 'data'};

function withoutWrapping(input: string): string {
  let text = input.trim();
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    text = text
      .replace(QUOTES, '')
      .replace(PREFIX, '')
      .replace(STRING_ERROR_TYPE, '')
      .replace(STRING_ERROR, '$1$2')
      .trim();
  }
  return text;
}

/** Texts within texts as they were, however often they were quoted, without long blanks. */
const unescaped = (text: string): string =>
  text
    .replace(/\\+(n|u0000|x00|["'`])?/g, (escape: string, after?: string) =>
      after === undefined ? escape : (ESCAPED[after] ?? after),
    )
    .replaceAll('\0', '')
    .replace(/\s{3,}/g, (blank) => (blank.includes('\n') ? '\n' : '  '));

/** What stands behind a backslash, where it is not the character itself. */
const ESCAPED: Record<string, string> = {n: '\n', u0000: '', x00: ''};
