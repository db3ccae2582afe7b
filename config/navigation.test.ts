import {beforeEach, expect, test, vi} from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

async function barOf(environment: {ANNOUNCEMENT: string; ANNOUNCEMENT_ID: string}) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const {announcementBar} = await import('./navigation');
  vi.unstubAllEnvs();
  return announcementBar;
}

test('takes the text of the announcement for its identity, where none or an empty one is set', async () => {
  const bar = await barOf({ANNOUNCEMENT: 'Votes end on Friday.', ANNOUNCEMENT_ID: ''});
  expect(bar).toMatchObject({id: 'Votes end on Friday.', content: 'Votes end on Friday.'});
});

test('shows no bar for an empty announcement', async () => {
  expect(await barOf({ANNOUNCEMENT: '', ANNOUNCEMENT_ID: 'votes'})).toBeUndefined();
});
