import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {Answer, Request} from './result';
import {searchWithFallback} from './searchWithFallback';

const answerTo = ({query = ''}: Request, count: number): Answer => ({
  results: [],
  count,
  corrections: [query],
});
const local = vi.fn<(request: Request) => Promise<Answer>>();
const hosted = vi.fn<(request: Request) => Promise<Answer>>();

/** Asks, and says who answered what. */
const createAsk = () => {
  const search = searchWithFallback({hosted, local});
  return async (query: string) => {
    const {answeredBy, corrections} = await search({query});
    return `${answeredBy}: ${corrections?.[0]}`;
  };
};
const answers = (request: Request) =>
  Promise.resolve({...answerTo(request, 1), answeredBy: 'hosted' as const});
const findsNothing = (request: Request) =>
  Promise.resolve({...answerTo(request, 0), answeredBy: 'hosted' as const});
const fails = () => Promise.reject(new Error('500'));
const hangs = () => new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  hosted.mockReset().mockImplementation(answers);
  local.mockReset().mockImplementation((request) => Promise.resolve(answerTo(request, 0)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('answers from the service', async () => {
  expect(await createAsk()('slot0')).toBe('hosted: slot0');
});

test('answers the same query from the own index where the service fails', async () => {
  hosted.mockImplementation(fails);
  expect(await createAsk()('slot0')).toBe('local: slot0');
});

test('asks the own index, which has corrections, where the service finds nothing', async () => {
  hosted.mockImplementation(findsNothing);
  const ask = createAsk();
  expect(await ask('slot')).toBe('local: slot');
  await ask('slot0');
  expect(hosted).toHaveBeenCalledTimes(2);
});

test('takes a slow load of the own index for no failure of the service', async () => {
  hosted.mockImplementationOnce(findsNothing);
  local.mockImplementationOnce(hangs);
  const ask = createAsk();
  void ask('slot');
  await vi.waitFor(() => {
    expect(local).toHaveBeenCalled();
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await ask('slot0')).toBe('hosted: slot0');
});

test('finds nothing where the own index cannot be had either', async () => {
  hosted.mockImplementation(findsNothing);
  local.mockRejectedValue(new Error('no index'));
  expect(await createAsk()('slot0')).toBe('hosted: slot0');
});

test('warns once of a failure', async () => {
  hosted.mockImplementation(fails);
  const ask = createAsk();
  await Promise.all([ask('slot'), ask('slot0')]);
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test('waits two seconds for the service, no longer', async () => {
  hosted.mockImplementation(hangs);
  let answer = 'none';
  void createAsk()('slot0').then((given) => (answer = given));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(answer).toBe('none');
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toBe('local: slot0');
});

test('lets no query wait that was typed while another timed out', async () => {
  hosted.mockImplementation(hangs);
  const ask = createAsk();
  const first = ask('slot');
  await vi.advanceTimersByTimeAsync(1_500);
  const second = ask('slot0');
  await vi.advanceTimersByTimeAsync(500);
  expect(await Promise.all([first, second])).toEqual(['local: slot', 'local: slot0']);
});

test('spares a failed service for half a minute, then asks it again', async () => {
  hosted.mockImplementationOnce(fails);
  const ask = createAsk();
  await ask('slot');
  expect(await ask('slot0')).toBe('local: slot0');
  expect(hosted).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await ask('slot0')).toBe('hosted: slot0');
});

test('leaves no timer behind', async () => {
  await createAsk()('slot0');
  expect(vi.getTimerCount()).toBe(0);
});
