import type {BlockTag} from '../blocks/atBlock';
import type {AccessList} from '../execution/intrinsicGas';
import type {AccountOverride, Overrides} from '../execution/overrides';
import type {CallRequest} from '../execution/request';
import {type Hex, lower, ZERO_ADDRESS} from '../hex';
import {invalidParams} from '../rpcError';

export type Params = readonly unknown[];

/** An object of a request, whose fields are not checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

export function addressOf(value: unknown): Hex {
  if (typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)) return lower(value);
  throw invalidParams(`expected an address of 40 hexadecimal digits, got ${show(value)}`);
}

export function hashOf(value: unknown): Hex {
  if (typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)) return lower(value);
  throw invalidParams(`expected a hash of 64 hexadecimal digits, got ${show(value)}`);
}

export function dataOf(value: unknown): Hex {
  if (value === undefined || value === null) return '0x';
  if (typeof value === 'string' && value.length % 2 === 0 && /^0x[0-9a-f]*$/i.test(value))
    return lower(value);
  throw invalidParams(`expected bytes in hexadecimal digits, got ${show(value)}`);
}

/** Longer ones have no value that fits, or zeros in front that no library writes. */
const MOST_DIGITS = 1_000;

/** A number that is not negative, in hexadecimal digits or as JSON has it, of at most so many bytes. */
export function numberOf(value: unknown, bytes = 32): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value);
  const isQuantity = typeof value === 'string' && /^(0x[0-9a-f]+|[0-9]+)$/i.test(value);
  if (!isQuantity) throw invalidParams(`expected a quantity, got ${show(value)}`);
  if (value.length <= MOST_DIGITS) {
    const number = BigInt(value);
    if (number < 1n << BigInt(8 * bytes)) return number;
  }
  throw invalidParams(`invalid value: string ${show(value)}, expected a ${bytes} byte hex string`);
}

export const optionalNumber = (value: unknown, bytes?: number): bigint | undefined =>
  value === undefined || value === null ? undefined : numberOf(value, bytes);

/** A block by number or name; `latest` where it is left out. */
export function tagOf(value: unknown): BlockTag {
  if (value === undefined || value === null) return 'latest';
  if (value === 'latest' || value === 'safe' || value === 'finalized') return 'latest';
  if (value === 'pending') return value;
  if (value === 'earliest') return 0n;
  if (typeof value === 'object') return numberOf(fieldsOf(value).blockNumber, 8);
  return numberOf(value, 8);
}

/** What a caller asks to run or send. */
export function requestOf(value: unknown): CallRequest {
  const fields = fieldsOf(value);
  const {from, to, accessList} = fields;
  return {
    from: from === undefined || from === null ? ZERO_ADDRESS : addressOf(from),
    ...(to !== undefined && to !== null && {to: addressOf(to)}),
    data: dataOf(fields.input ?? fields.data),
    value: optionalNumber(fields.value) ?? 0n,
    gas: optionalNumber(fields.gas, 8),
    gasPrice: optionalNumber(fields.gasPrice, 16),
    maxFeePerGas: optionalNumber(fields.maxFeePerGas, 16),
    maxPriorityFeePerGas: optionalNumber(fields.maxPriorityFeePerGas, 16),
    nonce: optionalNumber(fields.nonce, 8),
    ...(Array.isArray(accessList) && {accessList: accessList.map(accessOf)}),
  };
}

/** The state that a call is to find, by address. */
export function overridesOf(value: unknown): Overrides {
  const entries = Object.entries(fieldsOf(value)).map(([address, account]) => {
    const {nonce, balance, code, state, stateDiff} = fieldsOf(account);
    const override: AccountOverride = {
      nonce: optionalNumber(nonce),
      balance: optionalNumber(balance),
      ...(code !== undefined && {code: dataOf(code)}),
      ...(state !== undefined && {state: slotsOf(state)}),
      ...(stateDiff !== undefined && {stateDiff: slotsOf(stateDiff)}),
    };
    return [addressOf(address), override];
  });
  return Object.fromEntries(entries) as Overrides;
}

const slotsOf = (value: unknown): Record<string, bigint> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).map(([slot, word]) => [String(numberOf(slot)), numberOf(word)]),
  );

function accessOf(value: unknown): AccessList[number] {
  const {address, storageKeys} = fieldsOf(value);
  const keys: unknown[] = Array.isArray(storageKeys) ? storageKeys : [];
  return {address: addressOf(address), storageKeys: keys.map(hashOf)};
}

/** A value as an error quotes it. */
export const show = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 100);
