import {hexToString, isHex, type Hex} from 'viem';
import {shortened} from '../../../src/components/shortened';
import type {UnreadableInput} from './explanation';
import {rpcIn} from './payloadIn';
import {unreadable} from './unreadable';

const MOST_CHARACTERS = 300;
// What a decoder writes for bytes that are no text, and characters that show nothing.
const NO_TEXT = /[\uFFFD\p{Cc}]/u;

/** What the signature of a text can do. */
export const ON_TEXT =
  'moves no token by itself, but the site can use it as your consent. Sign only if you understand the text and it names the site that asks.';

/** What a request to sign a text or a hash asks for, where JSON is one. */
export function explainMessage(json: unknown): UnreadableInput | undefined {
  const {method, params = []} = rpcIn(json) ?? {};
  if (method === 'eth_sign') {
    return unreadable(
      'Do not sign: eth_sign asks for a signature of a hash, which can stand for anything, also for a transaction that takes all that you have.',
    );
  }
  if (method !== 'personal_sign') return undefined;
  const text = textOf(params[0]);
  return unreadable(
    text === undefined
      ? 'Do not sign: personal_sign asks here for a signature of bytes that are no text. They can be a hash of anything.'
      : `personal_sign asks for a signature of a text: “${text}”. It ${ON_TEXT}`,
  );
}

function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = isHex(value) ? decoded(value) : value;
  const isText = text !== '' && !NO_TEXT.test(text.replace(/\s/g, ' '));
  return isText ? shortened(text, MOST_CHARACTERS) : undefined;
}

const decoded = (value: Hex): string => (value.length % 2 === 0 ? hexToString(value) : '');
