import {expect, test} from 'vitest';
import {createQueue, type QueuedEvent} from './queue';

const event = (time: number): QueuedEvent => ({
  name: 'page view',
  properties: {},
  page: '/',
  time,
});

test('keeps order, before the client takes events and after', () => {
  const queue = createQueue();
  const taken: number[] = [];
  queue.add(event(1));
  queue.add(event(2));
  queue.pour(({time}) => taken.push(time));
  queue.add(event(3));
  expect(taken).toEqual([1, 2, 3]);
});

test('keeps the first 512 of what waits', () => {
  const queue = createQueue();
  for (let time = 0; time < 600; time += 1) queue.add(event(time));
  const waiting = queue.empty();
  expect(waiting).toHaveLength(512);
  expect(waiting.at(-1)?.time).toBe(511);
  expect(queue.empty()).toEqual([]);
});
