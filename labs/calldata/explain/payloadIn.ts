/** The value of a text that is JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Members = Readonly<Record<string, unknown>>;

/** The members of an object; none of what is no object. */
export const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null ? (value as Members) : {};

/** A method of JSON-RPC and its values, where JSON is such a request. */
export function rpcIn(json: unknown): {method: string; params: readonly unknown[]} | undefined {
  const {method, params} = membersOf(json);
  return typeof method === 'string' && Array.isArray(params) ? {method, params} : undefined;
}

/** JSON-RPC methods whose values are a signer and typed data. */
const SIGNING = /^eth_signTypedData(_v[34])?$/;

/** What a wallet is asked to sign: the object, the list of signer and object or its text, or the request that has this list. */
export function payloadIn(json: unknown): {signer?: unknown; payload: unknown} {
  const rpc = rpcIn(json);
  const asked = rpc && SIGNING.test(rpc.method) ? rpc.params : json;
  const [signer, value] = Array.isArray(asked) ? (asked as unknown[]) : [undefined, asked];
  return {signer, payload: typeof value === 'string' ? parseJson(value) : value};
}

/** A batch of calls that a wallet is asked to send, where JSON is such a request. */
export function batchIn(
  json: unknown,
): {calls: readonly unknown[]; from: unknown; chainId: unknown} | undefined {
  const rpc = rpcIn(json);
  const {calls, from, chainId} = membersOf(rpc?.params[0]);
  return rpc?.method === 'wallet_sendCalls' && Array.isArray(calls)
    ? {calls, from, chainId}
    : undefined;
}
