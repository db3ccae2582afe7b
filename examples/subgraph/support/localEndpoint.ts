import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {answerQuery} from '../../../facts/subgraph/answerQuery';
import {readSubgraph} from '../../../facts/subgraph/readSubgraph';
import type {SubgraphVersion} from '../../../facts/subgraph/versions';

/** Stands in for the gateway on this machine: answers from what was recorded of the sandbox. */
export async function startEndpoint(
  version: SubgraphVersion,
): Promise<{url: string; stop: () => void}> {
  const schema = readSubgraph(version);
  const server = createServer((request, response) => {
    void bodyOf(request)
      .then(({query, variables}) => answerQuery(schema, {text: query, variables}))
      .then((answer) => {
        response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${port}`, stop: () => server.close().closeAllConnections()};
}

type Asked = {query: string; variables?: Record<string, unknown>};

async function bodyOf(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Asked;
}
