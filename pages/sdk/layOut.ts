const WIDTH = 80;

/** A signature as one would format it: on a line of its own each parameter, where one line is too long. */
export function layOut(signature: string): string {
  if (signature.length <= WIDTH) return signature;
  const open = signature.indexOf('(');
  const close = open < 0 ? -1 : closing(signature, open);
  if (close < 0 || close === open + 1) return signature;
  const parameters = partsOf(signature.slice(open + 1, close)).map((one) => `  ${one},`);
  return [signature.slice(0, open + 1), ...parameters, signature.slice(close)].join('\n');
}

/** Where the parenthesis ends that opens at a place. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    depth += depthOf(text, at);
    if (depth === 0) return at;
  }
  return -1;
}

/** The parts between the commas that stand in no brackets. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    depth += depthOf(text, at);
    if (text[at] !== ',' || depth > 0) continue;
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  return [...parts, text.slice(start)].map((part) => part.trim());
}

/** An arrow closes nothing. */
function depthOf(text: string, at: number): number {
  const mark = text.charAt(at);
  if (mark === '>' && text[at - 1] === '=') return 0;
  return '([{<'.includes(mark) ? 1 : ')]}>'.includes(mark) ? -1 : 0;
}
