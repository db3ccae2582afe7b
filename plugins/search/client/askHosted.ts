import type {LiteClient} from 'algoliasearch/lite';
import type {Service} from '../service';
import type {Answer, Request} from './answer';
import {hostedAnswers} from './hostedAnswers';
import {hostedRequest} from './hostedRequest';

/** Asks Algolia; its client is loaded with the first query. `hosts` are others than its own. */
export function askHosted(
  {appId, apiKey, indexName}: Service,
  hosts?: LiteClient['transporter']['hosts'],
): (requests: readonly Request[]) => Promise<Answer[]> {
  let client: LiteClient | undefined;
  return async (requests) => {
    const {liteClient} = await import('algoliasearch/lite');
    client ??= liteClient(appId, apiKey, hosts && {hosts});
    const response = await client.search({
      requests: requests.map((request) => hostedRequest(request, indexName)),
    });
    return hostedAnswers(response, requests);
  };
}
