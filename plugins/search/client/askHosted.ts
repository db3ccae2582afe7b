import type {LiteClient} from 'algoliasearch/lite';
import type {Service} from '../service';
import type {Answer, Request} from './answer';
import {hostedAnswers} from './hostedAnswers';
import {hostedRequest} from './hostedRequest';

/** Asks Algolia for what a text asks for; its client and the reader of texts are loaded with the first query. `hosts` are others than its own. */
export function askHosted(
  {appId, apiKey, indexName}: Service,
  hosts?: LiteClient['transporter']['hosts'],
): (requests: readonly Request[]) => Promise<Answer[]> {
  let client: LiteClient | undefined;
  return async (requests) => {
    const [{liteClient}, {extractQueries}] = await Promise.all([
      import('algoliasearch/lite'),
      import('../engine/extractQueries'),
    ]);
    client ??= liteClient(appId, apiKey, hosts && {hosts});
    const response = await client.search({
      requests: requests.map((request) =>
        hostedRequest({...request, query: extractQueries(request.query ?? '')[0]}, indexName),
      ),
    });
    return hostedAnswers(response, requests);
  };
}
