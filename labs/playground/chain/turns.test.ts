import {expect, test} from 'vitest';
import {Turns} from './turns';

/** Tasks that note their names, and a promise for the last one. */
function collect() {
  const done: string[] = [];
  const turns = new Turns();
  const add = (asker: string, name: string) =>
    new Promise<void>((resolve) => {
      turns.add(asker, async () => {
        done.push(name);
        resolve();
      });
    });
  return {done, turns, add};
}

test('lets one who asks little pass one who asks much', async () => {
  const {done, add} = collect();
  const flood = Array.from({length: 100}, (_, index) => add('program', `flood ${index}`));
  await add('page', 'balance');

  expect(done.indexOf('balance')).toBeLessThan(3);
  await Promise.all(flood);
  expect(done).toHaveLength(101);
});

test('keeps the order of each who asks', async () => {
  const {done, add} = collect();
  await Promise.all([add('a', 'a1'), add('b', 'b1'), add('a', 'a2'), add('b', 'b2')]);

  expect(done).toEqual(['a1', 'b1', 'a2', 'b2']);
});

test('drops what has not begun of one who asks', async () => {
  const {done, turns, add} = collect();
  const first = add('program', 'first');
  void add('program', 'second');
  const asked = add('page', 'asked');
  await first;
  turns.forget('program');
  await asked;
  await add('page', 'later');

  expect(done).toEqual(['first', 'asked', 'later']);
});
