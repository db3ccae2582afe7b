import {parseJson} from '../explain/payloadIn';
import {payloadInText} from '../explain/payloadInText';

/** Digits alone may go on where a payload was cut; a selector with whole words behind it is a call of its own. */
const DIGITS = /^[\s0-9a-f]*$/i;
const CALL = /^[0-9a-f]{8}(?:[0-9a-f]{64})+$/i;
/** Whole bytes, of which a selector takes four. */
const HEX = /^0x[0-9a-f]{6}(?:[0-9a-f]{2})+$/i;

type Paste = {
  currentTarget: Pick<HTMLTextAreaElement, 'select' | 'selectionStart' | 'value'>;
  clipboardData: Pick<DataTransfer, 'getData'>;
};

/** Lets a pasted payload take the place of all that was there, and any other text that is pasted behind it; digits that may go on stay where they are pasted. */
export function selectForPaste({currentTarget: field, clipboardData}: Paste): void {
  const text = clipboardData.getData('text');
  const isBehind = field.selectionStart === field.value.length;
  if (isPayload(text) || (isBehind && !DIGITS.test(text))) field.select();
}

function isPayload(text: string): boolean {
  if (/^\s*[{[]/.test(text)) return parseJson(text) !== undefined;
  const digits = payloadInText(text).payload.replace(/\s/g, '');
  return HEX.test(digits) || CALL.test(digits);
}
