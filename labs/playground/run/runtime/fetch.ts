import type {Ask} from './chain';
import type {Servers} from './node/http';
import {respond} from './respond';

/** Where programs look for the chain: the sandbox's address. */
export const RPC_URL = 'http://127.0.0.1:8545';

type JsonRequest = {id?: unknown; method?: unknown; params?: unknown};

type Reachable = {
  /** Absent in programs that use no chain. */
  ask?: Ask;
  /** Servers that the program itself has opened. */
  servers: Servers;
};

/** A `fetch` that reaches the chain in this tab at the sandbox's address, and nothing outside of the worker. */
export const createFetch =
  ({ask, servers}: Reachable): typeof fetch =>
  async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    init?.signal?.throwIfAborted();
    const handle = servers.get(originOf(url));
    if (handle) return handle(new Request(input, init));
    if (!ask || !isChain(url)) throw failure(url);
    const requests: unknown = JSON.parse(await bodyOf(input, init));
    const answer = Array.isArray(requests)
      ? await Promise.all(requests.map((one) => answerOne(ask, one)))
      : await answerOne(ask, requests);
    return respond(JSON.stringify(answer));
  };

const isChain = (url: string): boolean =>
  url === RPC_URL || url.startsWith(`${RPC_URL}/`) || url.startsWith(`${RPC_URL}?`);

const originOf = (url: string): string => /^http:\/\/[\w.:]+/.exec(url)?.[0] ?? '';

/** The error of Node's `fetch`, with its reason. */
const failure = (url: string): TypeError =>
  new TypeError('fetch failed', {
    cause: new Error(
      `This program runs in your tab and has no network. It reaches the chain in this tab at ${RPC_URL}, not ${url.slice(0, 200)}.`,
    ),
  });

async function bodyOf(input: RequestInfo | URL, init?: RequestInit): Promise<string> {
  const body = init?.body;
  if (typeof body === 'string') return body;
  if (body === undefined || body === null) return input instanceof Request ? input.text() : '{}';
  return new Response(body).text();
}

async function answerOne(ask: Ask, request: unknown): Promise<object> {
  const {id = null, method, params} = Object(request) as JsonRequest;
  if (typeof method !== 'string' || (params !== undefined && !Array.isArray(params)))
    return {jsonrpc: '2.0', id, error: {code: -32600, message: 'Invalid request'}};
  const answer = await ask({method, ...(params && {params})});
  return 'error' in answer
    ? {jsonrpc: '2.0', id, error: answer.error}
    : {jsonrpc: '2.0', id, result: answer.result ?? null};
}
