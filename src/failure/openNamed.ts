import {callInside, decodeRevertData, DETAILS_AT} from './decodeRevertData';
import type {Carried, NamedError} from './failure';
import {WRAPPERS} from './wrappers';

/** A revert string as it is; an error with values, `ExecutionFailed(0, 0x5bf6f916)`, opened. */
export function openNamed(written: string): NamedError {
  const text = written.replace(SIGNATURE, '$1').replace(BLANK, '$1');
  const [, name = '', values] = ERROR.exec(text) ?? [];
  return {kind: 'string', text, ...(values && carriedBy(name, values))};
}

/** What viem writes before the values of an error: its name, its types and a line break. */
const SIGNATURE = /^(\w+)\([^()]*\)\s*(?=\()/;
/** What Etherscan writes between the name of an error and its types. */
const BLANK = /^([A-Z]\w+) (?=\([^()]*\)$)/;
const ERROR = /^(\w+)\((.*)\)$/s;
/** A value with parts, as a number in ethers 5: its commas part no values. */
const OBJECT = /\{[^{}]*\}/g;
/** Hex digits of whole words after a selector, which other bytes rarely have. */
const REVERT = /^(?:[0-9a-f]{64})*[0-9a-f]{8}$/i;

function carriedBy(name: string, values: string): Carried {
  const hex = values
    .replace(OBJECT, '')
    .split(',')
    .map((value) => /0x([0-9a-f]*)/i.exec(value)?.[1]);
  const wrapper = Object.values(WRAPPERS).find((one) => one?.name === name);
  const digits = wrapper ? hex[wrapper.reasonAt] : hex.find((value) => REVERT.test(value ?? ''));
  if (digits === undefined) return {};
  const inner = decodeRevertData(digits);
  if (!wrapper) return inner.kind === 'malformed' ? {} : {inner};
  const [target = '', selector = ''] = hex;
  const call = wrapper.namesCall && callInside({target, selector, details: hex[DETAILS_AT]});
  return {inner, isWrapper: true, ...(call && {call})};
}
