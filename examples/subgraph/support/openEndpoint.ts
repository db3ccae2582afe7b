import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

/** A query with the answer that it got when it was recorded. */
export type Recorded = {query: string; variables: object; answer: unknown};

// #region endpoint
/** SUBGRAPH_URL, which holds your key; without it, a server of our own that repeats what was recorded. */
export async function openEndpoint(
  recorded: readonly Recorded[],
): Promise<{url: string; stop: () => void}> {
  const url = process.env.SUBGRAPH_URL;
  if (url) return {url, stop: () => undefined};

  const unknown = {errors: [{message: 'no answer to this query was recorded: set SUBGRAPH_URL'}]};
  const server = createServer(async (request, response) => {
    const asked = await text(request);
    const found = recorded.find(({query, variables}) => same({query, variables}, asked));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(found?.answer ?? unknown));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${port}`, stop: () => server.close().closeAllConnections()};
}
// #endregion endpoint

const same = (query: object, body: string): boolean => JSON.stringify(query) === body;
