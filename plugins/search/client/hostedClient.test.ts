import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {Answer} from './answer';
import {hostedClient} from './hostedClient';
import type {SearchClient} from './localClient';

const answerOf = (query: string): Answer => ({
  hits: [],
  nbHits: 0,
  nbPages: 0,
  page: 0,
  hitsPerPage: 20,
  query,
  facets: {},
});
const local: SearchClient = {
  addAlgoliaAgent: () => undefined,
  search: (requests) =>
    Promise.resolve({
      results:
        'requests' in requests ? requests.requests.map(({query = ''}) => answerOf(query)) : [],
    }),
};
const hosted = vi.fn<(query: string) => Promise<Answer[]>>();

/** Asks, and says who answered what. */
const clientOf = () => {
  const client = hostedClient({ask: ([request]) => hosted(request?.query ?? ''), local});
  return async (query: string) => {
    const {results} = await client.search({requests: [{query}]});
    return `${results[0]?.answeredBy ?? 'nobody'}: ${results[0]?.query ?? ''}`;
  };
};
const answers = (query: string) =>
  Promise.resolve([{...answerOf(query), nbHits: 1, answeredBy: 'hosted' as const}]);
const findsNothing = (query: string) =>
  Promise.resolve([{...answerOf(query), answeredBy: 'hosted' as const}]);
const fails = () => Promise.reject(new Error('500'));
const hangs = () => new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  hosted.mockReset().mockImplementation(answers);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('answers from the service', async () => {
  expect(await clientOf()('slot0')).toBe('hosted: slot0');
});

test('answers the same query from the own index where the service fails', async () => {
  hosted.mockImplementation(fails);
  expect(await clientOf()('slot0')).toBe('local: slot0');
});

test('asks the own index, which knows corrections, where the service finds nothing', async () => {
  hosted.mockImplementation(findsNothing);
  const ask = clientOf();
  expect(await ask('slot')).toBe('local: slot');
  await ask('slot0');
  expect(hosted).toHaveBeenCalledTimes(2);
});

test('takes a slow load of the own index for no failure of the service', async () => {
  hosted.mockImplementationOnce(findsNothing);
  const search = vi.spyOn(local, 'search').mockImplementationOnce(hangs);
  const ask = clientOf();
  void ask('slot');
  await vi.waitFor(() => {
    expect(search).toHaveBeenCalled();
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await ask('slot0')).toBe('hosted: slot0');
});

test('finds nothing where the own index cannot be had either', async () => {
  hosted.mockImplementation(findsNothing);
  vi.spyOn(local, 'search').mockRejectedValue(new Error('no index'));
  expect(await clientOf()('slot0')).toBe('hosted: slot0');
});

test('warns once of a failure', async () => {
  hosted.mockImplementation(fails);
  const ask = clientOf();
  await Promise.all([ask('slot'), ask('slot0')]);
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test('waits two seconds for the service, no longer', async () => {
  hosted.mockImplementation(hangs);
  let answer = 'none';
  void clientOf()('slot0').then((given) => (answer = given));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(answer).toBe('none');
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toBe('local: slot0');
});

test('lets no query wait that was typed while another timed out', async () => {
  hosted.mockImplementation(hangs);
  const ask = clientOf();
  const first = ask('slot');
  await vi.advanceTimersByTimeAsync(1_500);
  const second = ask('slot0');
  await vi.advanceTimersByTimeAsync(500);
  expect(await Promise.all([first, second])).toEqual(['local: slot', 'local: slot0']);
});

test('spares a failed service for half a minute, then asks it again', async () => {
  hosted.mockImplementationOnce(fails);
  const ask = clientOf();
  await ask('slot');
  expect(await ask('slot0')).toBe('local: slot0');
  expect(hosted).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await ask('slot0')).toBe('hosted: slot0');
});

test('leaves no timer behind', async () => {
  await clientOf()('slot0');
  expect(vi.getTimerCount()).toBe(0);
});
