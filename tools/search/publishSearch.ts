import {readFileSync} from 'node:fs';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import type {Publication} from '../../plugins/search/records/hostedRecord';
import {INDEX_SETTINGS} from '../../plugins/search/records/indexSettings';

const PUBLICATION = '.docusaurus/search/default/records.json';
const BATCH = 1_000;

/** Sets how the hosted index searches, then replaces all of its records in one step. */
export async function publishSearch(
  client: Algoliasearch,
  {indexName, records}: Publication,
): Promise<void> {
  // An empty list would empty the index.
  if (records.length === 0) throw new Error(`${PUBLICATION} holds no record: build the site again`);
  const {taskID} = await client.setSettings({indexName, indexSettings: INDEX_SETTINGS});
  await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({indexName, objects: records, batchSize: BATCH});
}

/** The application to publish to and its admin key; says which of the two variables is missing. */
export function accountOf(environment: Readonly<Record<string, string | undefined>>) {
  const {ALGOLIA_APP_ID: appId = '', ALGOLIA_ADMIN_KEY: adminKey = ''} = environment;
  const missing = [!appId && 'ALGOLIA_APP_ID', !adminKey && 'ALGOLIA_ADMIN_KEY'].filter(Boolean);
  if (missing.length > 0) {
    throw new Error(
      `set ${missing.join(' and ')}: the application, and a key that may write to it`,
    );
  }
  return {appId, adminKey};
}

/** Why publishing failed, and what would do, without the key. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const {name, message, status} = error as Error & {status?: number};
  if (status === 403) {
    return `Algolia refused the key (403: ${message}): ALGOLIA_ADMIN_KEY must be one of the application ALGOLIA_APP_ID, with the rights addObject, editSettings and deleteIndex`;
  }
  if (name === 'RetryError') {
    return 'Algolia could not be reached: check ALGOLIA_APP_ID and the network, then publish again; until then readers find what was published before';
  }
  return message;
}

function readPublication(): Publication {
  try {
    return JSON.parse(readFileSync(PUBLICATION, 'utf8')) as Publication;
  } catch (cause) {
    throw new Error(`${PUBLICATION} cannot be read: run "npm run build" first`, {cause});
  }
}

async function main(): Promise<void> {
  try {
    const {appId, adminKey} = accountOf(process.env);
    const publication = readPublication();
    await publishSearch(algoliasearch(appId, adminKey), publication);
    const {indexName, records} = publication;
    console.log(`${records.length.toLocaleString('en')} records are now the index ${indexName}`);
  } catch (error) {
    console.error(`✗ ${reasonOf(error)}`);
    process.exitCode = 1;
  }
}

if (require.main === module) void main();
