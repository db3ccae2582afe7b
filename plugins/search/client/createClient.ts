import siteConfig from '@generated/docusaurus.config';
import {serviceOf, isHosted} from '../service';
import {askHosted} from './askHosted';
import {askWorker} from './askWorker';
import {hostedClient} from './hostedClient';
import {localClient, type SearchClient} from './localClient';

let client: SearchClient | undefined;

/** The client that answers the modal and the search page: one, which remembers a failed service. */
export function createClient(): SearchClient {
  client ??= makeClient();
  return client;
}

function makeClient(): SearchClient {
  const hosting = serviceOf(siteConfig);
  const local = localClient(askWorker, () => window.location.origin);
  return isHosted(hosting) ? hostedClient({ask: askHosted(hosting), local}) : local;
}
