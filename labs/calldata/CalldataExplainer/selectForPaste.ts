/** Digits alone may go on where a payload was cut; a selector with whole words behind it is a call of its own. */
const DIGITS = /^[\s0-9a-f]*$/i;
const CALL = /^\s*[0-9a-f]{8}(?:[0-9a-f]{64})+\s*$/i;

type Paste = {
  currentTarget: Pick<HTMLTextAreaElement, 'select' | 'selectionStart' | 'value'>;
  clipboardData: Pick<DataTransfer, 'getData'>;
};

/** Lets a text that is pasted behind a payload take its place; what is pasted inside, or may go on, stays there. */
export function selectForPaste({currentTarget: field, clipboardData}: Paste): void {
  const text = clipboardData.getData('text');
  const goesOn = DIGITS.test(text) && !CALL.test(text);
  if (!goesOn && field.selectionStart === field.value.length) field.select();
}
