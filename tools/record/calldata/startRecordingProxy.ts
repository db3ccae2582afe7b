import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Address, Hex} from 'viem';

/** A call that a program asked its node to make or to simulate. */
type NodeCall = {to: Address; data: Hex};

type Request = {method?: string; params?: readonly unknown[]};

const CALLS = ['eth_call', 'eth_estimateGas', 'eth_sendTransaction'];

/** Stands before a node, passes every request on, and records the calls in it. */
export async function startRecordingProxy(
  node: string,
): Promise<{url: string; calls: NodeCall[]; stop: () => void}> {
  const calls: NodeCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      calls.push(...callsIn(body));
      const headers = {'content-type': 'application/json'};
      fetch(node, {method: 'POST', body, headers})
        .then(async (answer) => response.writeHead(200, headers).end(await answer.text()))
        .catch((cause: unknown) => response.writeHead(502).end(String(cause)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function callsIn(body: string): NodeCall[] {
  const parsed: unknown = JSON.parse(body);
  const requests = (Array.isArray(parsed) ? parsed : [parsed]) as Request[];
  return requests
    .filter(({method = ''}) => CALLS.includes(method))
    .flatMap(({params}) => {
      const {to, data} = (params?.[0] ?? {}) as Partial<NodeCall>;
      return to && data ? [{to, data}] : [];
    });
}
