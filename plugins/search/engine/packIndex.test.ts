import {expect, test} from 'vitest';
import {buildIndex, type SearchData} from './buildIndex';
import {createMatches} from './createMatches';
import {unpackExcerpts} from './packExcerpts';
import {unpackIndex} from './unpackIndex';

const passage = (at: number, heading: string, text: string) => ({
  url: `/pool/page-${at}#here`,
  headings: ['Pool', heading],
  text,
  code: '',
  searchedAs: ['reservoir'],
});
const passages = [
  passage(0, 'slot0', 'The price of this moment. The price moves.'),
  passage(1, 'Fee', 'A pool keeps the fee.'),
  ...Array.from({length: 3_000}, (_, at) => passage(at + 2, 'Other', 'words')),
  passage(3_002, 'Price', 'Far away.'),
];
// As a browser gets it.
const unpacked = (given: typeof passages) => {
  const data = JSON.parse(JSON.stringify(buildIndex(given))) as SearchData;
  return unpackIndex(data.index, {
    excerpts: unpackExcerpts(data.excerpts),
    common: new Set(data.common),
  });
};
const index = unpacked(passages);

test('has of each word where it stands, and how often, field by field', () => {
  expect(index.postingsOf('price')).toEqual({
    heading: {ids: [3_002], counts: [1]},
    text: {ids: [0], counts: [2]},
  });
  expect(index.postingsOf('far')?.text?.ids).toEqual([3_002]);
  expect(index.postingsOf('reservoir')?.searchedAs?.ids).toHaveLength(3_003);
  expect(index.postingsOf('unheard')).toBeUndefined();
});

test('has how many different words each passage has', () => {
  expect(index.lengths.text.slice(0, 3)).toEqual([3, 3, 0]);
  expect(index.lengths.heading[0]).toBe(1);
});

test('knows in how many passages each word stands, field by field', () => {
  const counted = ['slot0', 'price', 'reservoir', 'unheard'];
  expect(counted.map((word) => index.known.counts.get(word))).toEqual([1, 2, 3_003, undefined]);
});

test('knows its words in their order', () => {
  expect(index.known.sorted).toEqual([...index.known.counts.keys()].sort());
});

test('takes an index without a passage', () => {
  const find = createMatches(unpacked([]));
  const term = {word: 'price', isFuzzy: true, boost: 1, wordBits: 1, ownBits: 1};
  expect(find(term)).toEqual({ids: [], scores: [], words: []});
});
