import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createDelivery} from './createDelivery';
import type {CollectorResponse} from './judge';

type Event = {device_id: string};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const EXCEEDED = {code: 503, message: 'Event rejected due to exceeded retry count'};
const TRACKED = {code: 200, message: 'Event tracked successfully'};

/** A delivery whose collector answers as it is told, the last answer for ever. */
function setUp(
  ...answers: (CollectorResponse | ((batch: readonly Event[]) => CollectorResponse))[]
) {
  const sent: {at: number; ids: string[]}[] = [];
  const start = Date.now();
  const state = {isOffline: false, room: Infinity};
  const delivery = createDelivery<Event>({
    post: (batch) => {
      sent.push({at: Date.now() - start, ids: batch.map(({device_id}) => device_id)});
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? {status: 200, body: {}};
      return Promise.resolve(typeof answer === 'function' ? answer(batch) : answer);
    },
    outlivesPage: (batch) => (state.room -= batch.length) >= 0,
    isOffline: () => state.isOffline,
  });
  const add = (...ids: string[]) => ids.map((device_id) => delivery.add({device_id}));
  return {delivery, add, sent, state};
}

const numbered = (count: number) => Array.from({length: count}, (_, index) => String(index));
const answer = (status: number, body: CollectorResponse['body'] = {}): CollectorResponse => ({
  status,
  body,
});

test('gathers events for 1,000 ms and sends them in order', async () => {
  const {add, sent} = setUp();
  const first = add('a');
  await vi.advanceTimersByTimeAsync(600);
  add('b');
  await vi.advanceTimersByTimeAsync(399);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([{at: 1_000, ids: ['a', 'b']}]);
  expect(await first[0]).toEqual(TRACKED);
});

test('sends 30 events at most at a time', async () => {
  const {add, sent} = setUp();
  add(...numbered(70));
  await vi.runAllTimersAsync();
  expect(sent.map(({ids}) => ids.length)).toEqual([30, 30, 10]);
  expect(sent.flatMap(({ids}) => ids)).toEqual(numbered(70));
});

test('tries together again what failed together, though the clock goes on meanwhile', async () => {
  let ticks = 0;
  const {add, sent} = setUp(() => {
    const now = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => now() + ticks++);
    return answer(503);
  }, answer(200));
  add('a', 'b');
  await vi.advanceTimersByTimeAsync(1_000);
  vi.restoreAllMocks();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(ticks).toBeGreaterThan(0);
  expect(sent.map(({ids}) => ids)).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

test('tries five times with a growing delay, then gives up', async () => {
  const {add, sent} = setUp(answer(503));
  const [outcome] = add('a');
  await vi.runAllTimersAsync();
  expect(sent.map(({at}) => at)).toEqual([1_000, 2_000, 4_000, 7_000, 11_000]);
  expect(await outcome).toEqual(EXCEEDED);
});

test('sends nothing twice that was accepted', async () => {
  const invalid = answer(400, {error: 'Invalid', events_with_invalid_fields: {time: [1]}});
  const {add, sent} = setUp(invalid, answer(200));
  const outcomes = add('a', 'b', 'c');
  await vi.runAllTimersAsync();
  expect(sent.map(({ids}) => ids)).toEqual([
    ['a', 'b', 'c'],
    ['a', 'c'],
  ]);
  expect(await Promise.all(outcomes)).toEqual([TRACKED, {code: 400, message: 'Invalid'}, TRACKED]);
});

test('halves a batch that is too large until it fits, down to single events', async () => {
  const {add, sent} = setUp((batch) => answer(batch.length > 1 ? 413 : 200));
  const outcomes = add(...numbered(30));
  await vi.runAllTimersAsync();
  expect(sent.slice(0, 6).map(({ids}) => ids.length)).toEqual([30, 15, 8, 4, 2, 1]);
  expect(sent.slice(5).flatMap(({ids}) => ids)).toEqual(numbered(30));
  expect(new Set((await Promise.all(outcomes)).map(({code}) => code))).toEqual(new Set([200]));
});

test('gives up a single event that is too large, and delivers the rest', async () => {
  const {add} = setUp(({length, 0: first}) =>
    answer(length > 1 || first?.device_id === 'b' ? 413 : 200, {error: 'Too large'}),
  );
  const outcomes = await settled(add('a', 'b', 'c'));
  expect(outcomes).toEqual([TRACKED, {code: 413, message: 'Too large'}, TRACKED]);
});

test('sends throttled events after 30,000 ms, others meanwhile', async () => {
  const {add, sent} = setUp(answer(429, {throttled_events: [0]}), answer(200));
  add('a', 'b');
  await vi.runAllTimersAsync();
  expect(sent).toEqual([
    {at: 1_000, ids: ['a', 'b']},
    {at: 2_000, ids: ['b']},
    {at: 31_000, ids: ['a']},
  ]);
});

test('sends at once, when the page is hidden, what was not sent yet', async () => {
  const {delivery, add, sent} = setUp();
  add('a', 'b');
  delivery.flush();
  expect(sent).toEqual([{at: 0, ids: ['a', 'b']}]);
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);
});

test('sends while another batch is on its way', async () => {
  const {delivery, add, sent} = setUp();
  add('a');
  vi.advanceTimersByTime(1_000);
  add('b');
  delivery.flush();
  await vi.runAllTimersAsync();
  expect(sent.map(({ids}) => ids)).toEqual([['a'], ['b']]);
});

test('hands out what does not outlive the page or waits for its next try, and no more', async () => {
  const {delivery, add, sent, state} = setUp(answer(500), answer(200));
  add('a');
  await vi.advanceTimersByTimeAsync(1_000);
  state.room = 30;
  add(...numbered(40));
  delivery.flush();
  expect(delivery.empty().map(({device_id}) => device_id)).toEqual([
    'a',
    ...numbered(40).slice(30),
  ]);
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(2);
});

test('waits while the browser is offline, and sends when it is back', async () => {
  const {delivery, add, sent, state} = setUp();
  state.isOffline = true;
  add('a');
  delivery.flush();
  await vi.runAllTimersAsync();
  expect(sent).toEqual([]);
  state.isOffline = false;
  delivery.flush();
  expect(sent).toEqual([{at: 0, ids: ['a']}]);
});

async function settled<T>(outcomes: Promise<T>[]): Promise<T[]> {
  await vi.runAllTimersAsync();
  return Promise.all(outcomes);
}
