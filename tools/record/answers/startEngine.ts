import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {answerQuery} from '../../../facts/subgraph/answerQuery';
import {readSubgraph} from '../../../facts/subgraph/readSubgraph';
import type {SubgraphVersion} from '../../../facts/subgraph/versions';

type Asked = {query: string; variables: Record<string, unknown>};

/** Answers queries from the rows recorded of the sandbox, and keeps each with its answer. */
export async function startEngine(version: SubgraphVersion) {
  const schema = readSubgraph(version);
  const answers: (Asked & {answer: unknown})[] = [];
  const server = createServer(async (request, response) => {
    const {query, variables} = JSON.parse(await text(request)) as Asked;
    const answer = await answerQuery(schema, {text: query, variables});
    answers.push({query, variables, answer});
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const stop = () => server.close().closeAllConnections();
  return {url: `http://127.0.0.1:${port}`, answers, stop};
}
