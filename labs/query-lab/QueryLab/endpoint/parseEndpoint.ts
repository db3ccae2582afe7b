/** Where a query is sent in place of the recorded rows. */
export type Endpoint = {
  url: string;
  /** Who answers, as readers are told. */
  host: string;
  headers: Readonly<Record<string, string>>;
};

const KEY = '<API_KEY>';
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The endpoint of an address and a key, or what is wrong with them. The key takes the place of
 * `<API_KEY>` in the address; without such a place it is sent as `Authorization: Bearer`. The
 * gateway of The Graph takes both.
 */
export function parseEndpoint(address: string, key: string): Endpoint | {message: string} {
  const text = address.trim();
  const secret = key.trim();
  if (!/^[\x21-\x7e]*$/.test(secret)) {
    return {message: 'The key has characters that no key has: copy it again.'};
  }
  if (text.includes(KEY) && !secret) {
    return {message: `The key is missing: it replaces ${KEY}.`};
  }
  const completed = text.replaceAll(KEY, encodeURIComponent(secret));
  const [placeholder] = /<[A-Z_]+>/.exec(completed) ?? [];
  if (placeholder) {
    return {message: `Replace ${placeholder} in the address.`};
  }

  const url = urlOf(completed);
  if (!url) return {message: 'That is not an address: an address begins with https://.'};
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOCAL.includes(url.hostname))) {
    return {message: 'The address begins with https://, or with http:// on this machine.'};
  }
  if (url.username || url.password) {
    return {message: 'The address contains a name or a password, which browsers do not send.'};
  }
  url.hash = '';
  return {
    url: url.href,
    host: url.host,
    headers: secret && !text.includes(KEY) ? {authorization: `Bearer ${secret}`} : {},
  };
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
