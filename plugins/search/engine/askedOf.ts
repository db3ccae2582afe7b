/** What tools write before the reason of a revert, in the order in which it is taken off. */
const BEFORE_A_REASON = [
  /^.*reverted with (?:reason string|custom error|the following reason:)\s*/is,
  /^.*execution reverted:?\s*/is,
  /^.*processing transaction:\s*revert(?:ed)?:?\s*/is,
  /^(?:uncaught\s+)?(?:\w*error|exception):\s*/i,
  /^revert(?:ed)?:\s+/i,
];
/** The selector of Error(string), which a revert with a reason gives. */
const REASON = /^0x08c379a0([0-9a-f]{64})([0-9a-f]{64})([0-9a-f]*)$/i;

/** What a pasted text asks for: of an error message or of raw revert data, the reason. */
export function askedOf(pasted: string): string {
  const [, , length = '', bytes = ''] = REASON.exec(pasted.trim()) ?? [];
  if (bytes) return textOf(bytes.slice(0, 2 * Number(`0x${length.slice(-4)}`)));
  const reason = BEFORE_A_REASON.reduce((text, pattern) => text.replace(pattern, ''), pasted);
  return reason.replace(/^["'`]|["'`]$/g, '').trim() || pasted;
}

const textOf = (hex: string): string =>
  (hex.match(/../g) ?? []).map((byte) => String.fromCharCode(Number(`0x${byte}`))).join('');
