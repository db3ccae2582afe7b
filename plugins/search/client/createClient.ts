import {askWorker} from './askWorker';
import {localClient, type SearchClient} from './localClient';

/** The client that answers the modal and the search page. */
export const createClient = (): SearchClient =>
  localClient(askWorker, () => window.location.origin);
