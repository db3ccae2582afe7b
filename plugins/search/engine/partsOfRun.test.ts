// cspell:ignore flashcallback impermenantloss liqu liquidty poolloss
import {expect, test} from 'vitest';
import {partsOfRun} from './partsOfRun';

const words = ['callback', 'flash', 'impermanent', 'liquidity', 'loss', 'pool'];
const known = {counts: new Map(words.map((word) => [word, 1])), sorted: words};

test.each([
  ['flashcallback', ['flash', 'callback']],
  ['impermenantloss', ['impermanent', 'loss']],
])('takes %s apart', (typed, parts) => {
  expect(partsOfRun(typed, known)).toEqual(parts);
});

test.each(['liquidity', 'liquidty', 'liqu', 'poolloss1', 'unwritten'])(
  'leaves %s, which is known, one slip away, short, with a digit or of no known words',
  (typed) => {
    expect(partsOfRun(typed, known)).toEqual([typed]);
  },
);
