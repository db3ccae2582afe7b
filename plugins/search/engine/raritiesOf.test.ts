import {expect, test} from 'vitest';
import {raritiesOf} from './raritiesOf';

const index = {
  size: 10,
  known: {counts: new Map<string, number>(), sorted: []},
  lengths: {heading: [], parents: [], searchedAs: [], asked: [], text: [], code: []},
  postingsOf: () => undefined,
};

test('counts what is done less than what it is done with', () => {
  const words = ['create', 'hook'].map((word) => ({word, isKnown: true, also: []}));
  const terms = words.map(({word}, at) => ({
    word,
    isFuzzy: false,
    boost: 1,
    wordBits: 1 << at,
    ownBits: 1 << at,
    matches: {ids: [1, 2], scores: [1, 1], words: [word]},
  }));
  const [create, hook] = raritiesOf(words, {terms, common: new Set(), candidates: 4, index});
  expect(create).toBeLessThan(hook ?? 0);
});
