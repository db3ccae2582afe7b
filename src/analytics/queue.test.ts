import {expect, test} from 'vitest';
import {createQueue, type Happening} from './queue';

const happening = (time: number): Happening => ({
  name: 'page view',
  properties: {},
  page: '/',
  time,
});

test('keeps order, before somebody takes and after', () => {
  const queue = createQueue();
  const taken: number[] = [];
  queue.add(happening(1));
  queue.add(happening(2));
  queue.pour(({time}) => taken.push(time));
  queue.add(happening(3));
  expect(taken).toEqual([1, 2, 3]);
});

test('keeps the first 512 of what waits', () => {
  const queue = createQueue();
  for (let time = 0; time < 600; time += 1) queue.add(happening(time));
  const waiting = queue.empty();
  expect(waiting).toHaveLength(512);
  expect(waiting.at(-1)?.time).toBe(511);
  expect(queue.empty()).toEqual([]);
});
