import type {Hex} from 'viem';
import type {UnreadableInput} from './explanation';
import {ON_TEXT} from './explainMessage';
import {damaged, unreadable} from './unreadable';

/** Nodes refuse transactions above 128 KiB. */
const MOST_BYTES = 131_072;
const WRAPPING = /["'`\s,;]/g;
/** Nobody writes digits in so many words. */
const FEWEST_WORDS = 3;
const WORD = /^\p{L}{2}/u;

/** Calldata as lower-case hex, from text with or without `0x`, quotes and line breaks. */
export function readHex(text: string): Hex | UnreadableInput {
  const digits = text.replace(WRAPPING, '').replace(/^0x/i, '').toLowerCase();
  const stranger = /[^0-9a-f]/.exec(digits);
  if (stranger && isText(text)) {
    return unreadable(
      `This is a text, not calldata. Do not sign yet if the wallet shows fields such as spender or amount: that can be a permit, which lets others take tokens. Paste the request as JSON. A plain text ${ON_TEXT}`,
    );
  }
  if (stranger) {
    return unreadable(
      `Hex has the digits 0-9 and a-f; "${stranger[0]}" at digit ${stranger.index + 1} is not one of them.`,
    );
  }
  if (digits.length % 2) {
    return damaged(`${digits.length} hex digits are not whole bytes: one is missing or too many.`);
  }
  if (digits.length > 2 * MOST_BYTES) {
    return unreadable(
      `${digits.length / 2} bytes are more than the ${MOST_BYTES} that a transaction may have.`,
    );
  }
  return `0x${digits}`;
}

const isText = (text: string): boolean =>
  text.split(/\s+/).filter((word) => WORD.test(word)).length >= FEWEST_WORDS;
