import {expect, test} from 'vitest';
import {isMessage, throwsFaults} from './throwsFaults';

const thrown = (text: string) => ({
  text,
  isInvariant: true,
  path: ['Pool.swap', 'v3Swap'],
  at: 'kit/index.js:7',
});

const check = (said: Parameters<typeof throwsFaults>[0]['said'], ...texts: string[]) =>
  throwsFaults({at: 'Pool.swap', said, reach: {thrown: texts.map(thrown), open: []}});

test('names an error that no list has, with the way to it', () => {
  expect(check({throws: [{error: 'TICK', when: 'It is odd.'}]}, 'TICK', 'RATIO')).toEqual([
    'Pool.swap: no list has the error "RATIO", which Pool.swap → v3Swap throws (kit/index.js:7); write under "throws" when, or under "unreachable" why it cannot happen',
  ]);
});

test('accepts an error that is listed, and one that cannot happen, of the member or of its class', () => {
  const unreachable = [{error: 'RATIO', why: 'The pool checks it.'}];
  const throws = [{error: 'TICK', when: 'It is odd.'}];
  expect(check({throws, unreachable}, 'TICK', 'RATIO')).toEqual([]);
  const reach = {thrown: [thrown('RATIO')], open: []};
  expect(throwsFaults({at: 'Pool.swap', said: {}, reach, never: unreachable})).toEqual([]);
});

test('refuses an error that the code does not reach, unless a dependency throws it', () => {
  expect(check({throws: [{error: 'TICK', when: 'It is odd.'}]})).toEqual([
    'Pool.swap lists "TICK" under "throws", but no call of its code leads there; remove it, or write "from" with the package that throws it',
  ]);
  expect(check({throws: [{error: 'TICK', when: 'It is odd.', from: 'jsbi'}]})).toEqual([]);
});

test('refuses what cannot happen where the code does not reach it, or where it is listed too', () => {
  const unreachable = [{error: 'TICK', why: 'The pool checks it.'}];
  expect(check({unreachable})).toEqual([
    'Pool.swap lists "TICK" under "unreachable", but no call of its code leads there; remove it',
  ]);
  expect(check({throws: [{error: 'TICK', when: 'It is odd.'}], unreachable}, 'TICK')).toEqual([
    'Pool.swap has "TICK" under "throws" and "unreachable"; keep one',
  ]);
});

test.each([
  ['TICK', 'TICK', true],
  ['TICK', 'TICKS', false],
  ['… is odd.', '7 is odd.', true],
  ['… is odd.', "Passed '…' is odd.", true],
  ['… is odd.', '… is odd. Twice', false],
])('takes %j for the message %j: %j', (error, text, isSame) => {
  expect(isMessage(error, text)).toBe(isSame);
});
