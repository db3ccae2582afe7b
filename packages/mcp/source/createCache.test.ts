import {expect, test} from 'vitest';
import {createCache} from './createCache';

/** A cache of ten seconds, with a clock and a reading that counts. */
function counting() {
  const clock = {now: 0, reads: 0, fails: false};
  const cache = createCache({freshMs: 10_000, now: () => clock.now});
  const read = () =>
    cache('key', async () => {
      clock.reads++;
      if (clock.fails) throw new Error('the site is down');
      return clock.reads;
    });
  return {clock, read};
}

test('reads once for all who ask while it is fresh', async () => {
  const {clock, read} = counting();
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  clock.now = 9_999;
  expect(await read()).toBe(1);
  clock.now = 10_000;
  expect(await read()).toBe(2);
});

test('serves what it has where reading again fails', async () => {
  const {clock, read} = counting();
  await read();
  Object.assign(clock, {now: 10_000, fails: true});
  expect(await read()).toBe(1);
  Object.assign(clock, {now: 20_000, fails: false});
  expect(await read()).toBe(3);
});

test('asks again for what was not there', async () => {
  const cache = createCache();
  expect(await cache('key', async () => undefined)).toBeUndefined();
  expect(await cache('key', async () => 'deployed')).toBe('deployed');
});

test('forgets a first reading that failed', async () => {
  const {clock, read} = counting();
  clock.fails = true;
  await expect(read()).rejects.toThrow('the site is down');
  clock.fails = false;
  expect(await read()).toBe(2);
});
