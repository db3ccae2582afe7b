/** A request or calldata of its own, and not a part of one: JSON, `0x…`, or a selector with whole words behind it. */
const WHOLE = /^\s*(?:0x|[{[])|^\s*[0-9a-f]{8}(?:[0-9a-f]{64})+\s*$/i;

type Paste = {
  currentTarget: Pick<HTMLTextAreaElement, 'select' | 'selectionStart' | 'value'>;
  clipboardData: Pick<DataTransfer, 'getData'>;
};

/** Lets a payload that is pasted behind another one take its place; one that is pasted inside stays there. */
export function selectForPaste({currentTarget: field, clipboardData}: Paste): void {
  const isBehind = field.selectionStart === field.value.length;
  if (isBehind && WHOLE.test(clipboardData.getData('text'))) field.select();
}
