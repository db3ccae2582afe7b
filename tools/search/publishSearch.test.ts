import {algoliasearch} from 'algoliasearch';
import {afterEach, expect, test} from 'vitest';
import {recordsOf} from '../../plugins/search/records/recordsOf';
import {INDEX_SETTINGS} from '../../plugins/search/records/indexSettings';
import {startAlgolia} from '../../testing/startAlgolia';
import {accountOf, publishSearch, reasonOf} from './publishSearch';

type Answer = Parameters<typeof startAlgolia>[0];

const records = recordsOf(
  Array.from({length: 2_500}, (_, number) => ({
    url: `/concepts/page#part-${number}`,
    headings: ['Page', `Part ${number}`],
    text: 'Text.',
    code: '',
  })),
  {origin: 'https://docs.example', language: 'en'},
);
const TASK = {taskID: 7, objectIDs: [], status: 'published', updatedAt: '', deletedAt: ''};

let algolia: Awaited<ReturnType<typeof startAlgolia>>;
afterEach(() => algolia.stop());

async function publish(answer: Answer = () => ({body: TASK}), all = records): Promise<void> {
  algolia = await startAlgolia(answer);
  const client = algoliasearch('APP', 'admin-key', {hosts: algolia.hosts});
  await publishSearch(client, {indexName: 'v3-docs', records: all});
}

/** What was asked, with the name of the temporary index made plain. */
const calls = () =>
  algolia.requests.map(({method, path}) => `${method} ${path.replace(/_tmp_\d+/, '_tmp')}`);
const bodies = (call: string) =>
  algolia.requests.filter(({path}) => path.endsWith(call)).map(({body}) => body);

test('sets the settings, fills an index beside the one of the readers, and moves it there', async () => {
  await publish();
  expect(calls()).toEqual([
    'PUT /1/indexes/v3-docs/settings',
    'GET /1/indexes/v3-docs/task/7',
    'POST /1/indexes/v3-docs/operation',
    'POST /1/indexes/v3-docs_tmp/batch',
    'POST /1/indexes/v3-docs_tmp/batch',
    'POST /1/indexes/v3-docs_tmp/batch',
    'GET /1/indexes/v3-docs_tmp/task/7',
    'GET /1/indexes/v3-docs_tmp/task/7',
    'GET /1/indexes/v3-docs_tmp/task/7',
    'GET /1/indexes/v3-docs_tmp/task/7',
    'POST /1/indexes/v3-docs/operation',
    'GET /1/indexes/v3-docs_tmp/task/7',
    'POST /1/indexes/v3-docs_tmp/operation',
    'GET /1/indexes/v3-docs_tmp/task/7',
  ]);
  expect(bodies('/settings')).toEqual([INDEX_SETTINGS]);
  expect(bodies('/operation')).toMatchObject([
    {operation: 'copy', scope: ['settings', 'rules', 'synonyms']},
    {operation: 'copy', scope: ['settings', 'rules', 'synonyms']},
    {operation: 'move', destination: 'v3-docs'},
  ]);
});

test('writes every record, in the order of the pages, and none to the index of the readers', async () => {
  await publish();
  const batches = bodies('/batch') as {requests: {action: string; body: unknown}[]}[];
  expect(batches.map(({requests}) => requests.length)).toEqual([1_000, 1_000, 500]);
  const objects = batches.flatMap(({requests}) => requests);
  expect(new Set(objects.map(({action}) => action))).toEqual(new Set(['addObject']));
  expect(objects.map(({body}) => body)).toEqual(records);
});

test('uses the admin key', async () => {
  await publish();
  expect(new Set(algolia.requests.map(({key}) => key))).toEqual(new Set(['admin-key']));
});

test('tries again after an error of the service', async () => {
  let failures = 0;
  await publish(({path}) =>
    path.endsWith('/batch') && (failures += 1) === 1
      ? {status: 500, body: {message: 'down'}}
      : {body: TASK},
  );
  expect(bodies('/batch')).toHaveLength(4);
  expect(calls().at(-2)).toBe('POST /1/indexes/v3-docs_tmp/operation');
});

test('leaves the index of the readers as it was when a batch is refused, and clears up', async () => {
  const refused = publish(({path}) =>
    path.endsWith('/batch') ? {status: 400, body: {message: 'Record is too big'}} : {body: TASK},
  );
  await expect(refused).rejects.toThrow('Record is too big');
  expect(bodies('/operation')).not.toContainEqual(expect.objectContaining({operation: 'move'}));
  expect(calls().at(-1)).toBe('DELETE /1/indexes/v3-docs_tmp');
});

test('never empties the index', async () => {
  await expect(publish(undefined, [])).rejects.toThrow('holds no record: build the site again');
  expect(algolia.requests).toEqual([]);
});

test('says what to do about a refused key, and does not show it', async () => {
  const message = 'Invalid Application-ID or API key';
  const error = await publish(() => ({status: 403, body: {message}})).catch(reasonOf);
  expect(error).toContain(
    'Algolia refused the key (403: Invalid Application-ID or API key): ALGOLIA_ADMIN_KEY must be',
  );
  expect(error).not.toContain('admin-key');
});

test('says so where the service cannot be reached', async () => {
  algolia = await startAlgolia(() => ({body: TASK}));
  await algolia.stop();
  const client = algoliasearch('APP', 'admin-key', {hosts: algolia.hosts});
  const error = await publishSearch(client, {indexName: 'v3-docs', records}).catch(reasonOf);
  expect(error).toContain('Algolia could not be reached: check ALGOLIA_APP_ID and the network');
});

test('names the variables that are missing', () => {
  expect(() => accountOf({})).toThrow('set ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY');
  expect(() => accountOf({ALGOLIA_APP_ID: 'APP'})).toThrow('set ALGOLIA_ADMIN_KEY');
  expect(accountOf({ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: 'key'})).toEqual({
    appId: 'APP',
    adminKey: 'key',
  });
});
