import type {LiteClient} from 'algoliasearch/lite';
import type {Service} from '../service';
import {hostedRequest} from './hostedRequest';
import {readHosted} from './readHosted';
import type {Search} from './result';

/** A search of Algolia; its client and the reader of pasted texts are loaded with the first query. `hosts` are others than its own. */
export function hostedSearch(
  {appId, apiKey, indexName}: Service,
  hosts?: LiteClient['transporter']['hosts'],
): Search {
  let client: LiteClient | undefined;
  return async (request) => {
    const [{liteClient}, {extractQueries}] = await Promise.all([
      import('algoliasearch/lite'),
      import('../engine/extractQueries'),
    ]);
    client ??= liteClient(appId, apiKey, hosts && {hosts});
    const query = extractQueries(request.query ?? '')[0];
    return readHosted(
      await client.search({requests: [hostedRequest({...request, query}, indexName)]}),
    );
  };
}
