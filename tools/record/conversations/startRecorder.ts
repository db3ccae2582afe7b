import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Exchange} from '../../../labs/playground/chain/replay/conversation';

type Recorder = {url: string; exchanges: readonly Exchange[]; stop: () => void};

type Call = {method: string; params?: readonly unknown[]};
type Answer = {result?: unknown; error?: unknown};

/** Stands before a node, passes every request on, and keeps it with its answer. */
export async function startRecorder(node: string): Promise<Recorder> {
  const exchanges: Exchange[] = [];
  const headers = {'content-type': 'application/json'};
  const server = createServer((request, response) => {
    const pass = async () => {
      const body = await textOf(request);
      const answer = await fetch(node, {method: 'POST', body, headers});
      const text = await answer.text();
      exchanges.push(...exchangesIn(body, text));
      response.writeHead(200, headers).end(text);
    };
    pass().catch((cause: unknown) => response.writeHead(502).end(String(cause)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    exchanges,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** One exchange, or those of a batch. */
function exchangesIn(body: string, text: string): Exchange[] {
  const calls = [JSON.parse(body)].flat() as Call[];
  const answers = [JSON.parse(text)].flat() as Answer[];
  return calls.map(({method, params = []}, index) => {
    const {result, error} = answers[index] ?? {};
    return {method, params, ...(error === undefined ? {result} : {error})};
  });
}
