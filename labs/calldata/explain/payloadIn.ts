/** The value of a text that is JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a wallet is asked to sign: the object, or the list of signer and object or its text. */
export function payloadIn(json: unknown): {signer?: unknown; payload: unknown} {
  const [signer, value] = Array.isArray(json) ? (json as unknown[]) : [undefined, json];
  return {signer, payload: typeof value === 'string' ? parseJson(value) : value};
}
