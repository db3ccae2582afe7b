import type {Context} from './catalogue';
import {explainCall} from './explainCall';
import {explainTypedData} from './explainTypedData';
import type {Explanation} from './explanation';
import {readHex, unread} from './readHex';

/** Says what calldata, or a Permit2 payload as JSON, does; what cannot be read is an answer, too. */
export function explainCalldata(input: string, context: Context): Explanation {
  const text = input.trim();
  if (text === '') return unread('Paste calldata as hex, or a Permit2 payload as JSON.');
  if (/^[{[]/.test(text)) return explainTypedData(text, context);
  const hex = readHex(text);
  return typeof hex === 'string' ? explainCall(hex, context) : hex;
}
