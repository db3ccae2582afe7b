import {bytesToBigInt, bytesToHex} from '@ethereumjs/util';
import {RpcError} from '../rpcError';

const ERROR_STRING = '0x08c379a0';
const PANIC = '0x4e487b71';

const PANICS: Readonly<Record<string, string>> = {
  '0': 'generic/unspecified error',
  '1': 'assertion failed',
  '17': 'arithmetic underflow or overflow',
  '18': 'division or modulo by zero',
  '33': 'failed to convert value into enum type',
  '34': 'storage byte array incorrectly encoded',
  '49': 'called `.pop()` on an empty array',
  '50': 'array out-of-bounds access',
  '65': 'memory allocation error',
  '81': 'called an invalid internal function',
};

/** The refusal of a call that reverted with this data. */
export function revertError(data: Uint8Array): RpcError {
  const reason = reasonOf(data);
  const message = reason === undefined ? 'execution reverted' : `execution reverted: ${reason}`;
  return new RpcError(3, message, bytesToHex(data));
}

/** What anvil says of revert data without an ABI; nothing of no data. */
export function reasonOf(data: Uint8Array): string | undefined {
  if (data.length === 0) return undefined;
  if (data.length < 4) {
    return isAscii(data) ? textOf(data) : `custom error bytes ${bytesToHex(data)}`;
  }

  const selector = bytesToHex(data.subarray(0, 4));
  const rest = data.subarray(4);
  if (selector === ERROR_STRING && rest.length >= 64) {
    return textOf(rest.subarray(64, 64 + Number(bytesToBigInt(rest.subarray(32, 64)))));
  }
  if (selector === PANIC && rest.length === 32) return panicOf(bytesToBigInt(rest));

  if (isAscii(data)) return textOf(data);
  if (rest.length === 0) return `custom error ${selector}`;
  return `custom error ${selector}: ${textOf(rest) ?? bytesToHex(rest).slice(2)}`;
}

const panicOf = (code: bigint): string =>
  `panic: ${PANICS[String(code)] ?? 'unknown code'} (0x${code.toString(16).padStart(2, '0')})`;

const isAscii = (data: Uint8Array): boolean => data.every((byte) => byte < 128);

/** Bytes as text, where they are UTF-8. */
function textOf(data: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(data);
  } catch {
    return undefined;
  }
}
