/** A key under which libraries and nodes repeat what was asked, and the bracket that opens its value. */
const REQUEST =
  /\b(?:transaction|tx|request|requestBody|payload|params|receipt|invocation|metaMessages|args|fragment|abi|logs)["']?\s*[:=]\s*["']?(?:[A-Z]\w+ )?[{[]/g;
/** The block in which viem repeats what was asked. */
const ARGUMENTS =
  /(?:Raw Call|Estimate Gas|Request) Arguments:.*?(?=Contract Call:|Docs:|Details:|Version:|$)|Contract Call:.*?(?=Docs:|Details:|Version:|$)/gs;
/** An answer of Tenderly, which calls the simulated transaction with its result `transaction`. */
const RESULT = /"(?:error_info|error_message|call_trace)"/;
const OPENING = /[{[]/;
const CLOSING = /[}\]]/;

/** A text without the request that it repeats: calldata looks like the data of a revert. */
export function withoutRequest(text: string): string {
  const holdsResult = RESULT.test(text);
  const parts: string[] = [];
  let at = 0;
  for (const {0: key, index} of text.matchAll(REQUEST)) {
    if (index < at) continue;
    if (holdsResult && key.startsWith('transaction')) continue;
    parts.push(text.slice(at, index));
    at = endOf(text, index + key.length - 1);
  }
  return [...parts, text.slice(at)].join('').replace(ARGUMENTS, '');
}

/** Where the bracket that opens there is closed; the end of the text if it was cut before. */
function endOf(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (OPENING.test(character)) depth += 1;
    if (CLOSING.test(character)) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}
