import {LEVELS} from '../hierarchy';

/** A hit as DocSearch stores it, without its highlights. */
type StoredHit = {
  objectID: string;
  /** Path within this site. */
  url: string;
  type: string;
  content: string | null;
  hierarchy: Record<string, string | null>;
};

/**
 * Parses stored searches into hits that the modal may show: it trusts their shape, follows their
 * addresses, and inserts their texts, which `answerModal` escaped, as HTML.
 */
export function parseStored(stored: string): StoredHit[] {
  const list = parsed(stored);
  return Array.isArray(list) ? list.flatMap(hitOf) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function hitOf(value: unknown): StoredHit[] {
  if (!isRecord(value) || !isRecord(value.hierarchy)) return [];
  const {objectID, url, type} = value;
  const content = escaped(value.content);
  const texts = value.hierarchy;
  const hierarchy = Object.fromEntries(LEVELS.map((level) => [level, escaped(texts[level])]));
  if (typeof objectID !== 'string' || typeof type !== 'string' || !isOfThisSite(url)) return [];
  const title = type === 'content' ? content : hierarchy[type];
  return typeof title === 'string' ? [{objectID, url, type, content, hierarchy}] : [];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const escaped = (text: unknown): string | null =>
  typeof text === 'string' && !/[<>"']/.test(text) ? text : null;

const SITE = 'https://this.site';

/** Whether an address is a path here; browsers read some that begin with a slash as another host. */
const isOfThisSite = (url: unknown): url is string =>
  typeof url === 'string' &&
  url.startsWith('/') &&
  URL.canParse(url, SITE) &&
  new URL(url, SITE).origin === SITE;
