import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

/** What public endpoints answer. */
const PUBLIC = /^(eth|net|web3)_/;

/** An endpoint in front of another that answers what public ones do, and refuses the rest. */
export async function openProxy(target: string): Promise<{url: string; close: () => void}> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    response.setHeader('content-type', 'application/json');
    // A program that has ended leaves requests behind, to a chain that has stopped.
    const answered = await answer(body, target).catch(() => undefined);
    response.writeHead(answered === undefined ? 502 : 200).end(answered);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${port}`, close: () => void server.close()};
}

async function answer(body: string, target: string): Promise<string> {
  const calls = [JSON.parse(body)].flat() as {id: number; method: string}[];
  const refused = calls.find(({method}) => !PUBLIC.test(method));
  if (refused) {
    const message = `the method ${refused.method} does not exist/is not available`;
    return JSON.stringify({jsonrpc: '2.0', id: refused.id, error: {code: -32601, message}});
  }
  const headers = {'content-type': 'application/json'};
  return (await fetch(target, {method: 'POST', headers, body})).text();
}
