import {summariseAnswer, isRecord} from '../summariseAnswer';
import {DEEPEST_ANSWER, LARGEST_ANSWER} from '../limits';
import type {QueryOutcome} from '../query';

/** What came from an endpoint: its status, and its text, cut where it was too long. */
export type EndpointResponse = {host: string; status: number; text: string; isCut: boolean};

/** Characters of what is no answer that are shown. */
const LONGEST_BEGINNING = 1_000;
/** Longer answers are shown as they came: indenting could make them many times as long. */
const LONGEST_INDENTED = 200_000;

/** What an endpoint's answer says, or why it is none; nothing of it is taken for markup. */
export function readAnswer({host, status, text, isCut}: EndpointResponse): QueryOutcome {
  const failed = (message: string): QueryOutcome => ({
    kind: 'failed',
    message: `${host} ${message}`,
    ...(text && {sent: text.slice(0, LONGEST_BEGINNING)}),
  });

  if (isCut)
    return failed(`sent more than ${LARGEST_ANSWER / 1_000_000} MB; the rest was not read.`);
  if (status < 200 || status > 299)
    return failed(`answered with status ${status}${meaningOf(status)}.`);
  if (/^\s*</.test(text)) return failed('sent a web page instead of JSON: is the address correct?');
  const depth = depthOf(text);
  if (depth > DEEPEST_ANSWER) {
    return failed(
      `sent lists or objects nested ${depth.toLocaleString('en')} deep; at most ${DEEPEST_ANSWER} are read.`,
    );
  }
  const body = parseJson(text);
  if (body === undefined) return failed('sent something that is not JSON.');
  if (!isRecord(body) || !('data' in body || 'errors' in body)) {
    return failed('sent JSON with neither "data" nor "errors", which is no answer to a query.');
  }
  const visible = text.length > LONGEST_INDENTED ? text : JSON.stringify(body, null, 2);
  return {kind: 'answered', ...summariseAnswer(body, visible)};
}

function meaningOf(status: number): string {
  if (status === 401 || status === 403) return ': it refused the key, or this site';
  if (status === 404) return ': it has no such address';
  if (status === 429) return ': too many queries for now, or the quota of the key is used up';
  return status >= 500 ? ': it failed, regardless of the query' : '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** How deep brackets lie within each other, outside of strings; in one pass, whatever was sent. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  let isString = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index];
    if (sign === '"') isString = !isString;
    else if (isString && sign === '\\') index += 1;
    else if (!isString && (sign === '[' || sign === '{')) deepest = Math.max(deepest, (depth += 1));
    else if (!isString && (sign === ']' || sign === '}')) depth -= 1;
  }
  return deepest;
}
